import { type ReactNode, useState } from 'react';
import { useWords } from '../../i18n';
import { Button } from '../../ui/Button';
import { copy } from '../../ui/copy';
import { notify } from '../../ui/toasts';
import { useCareful } from '../../ui/useCareful';
import { admin } from '../../wire/admin';
import type { UserFile, UserShown } from '../../wire/generated/rest';
import { useSession } from '../../wire/session';
import { Pick } from './Pick';
import { SanctionDialog } from './SanctionDialog';
import { SureDialog } from './SureDialog';

type Asked = 'ban' | 'unban' | 'mute' | 'unmute' | 'logout' | 'reset' | 'delete';
type Role = 'player' | 'moderator' | 'admin';
type Props = { user: UserShown; onChange: (file: UserFile) => void; onGone: () => void };

/** Everything that can be done about a person; those who only keep order see less of it. */
export function PersonActions({ user, onChange, onGone }: Props) {
  const { t } = useWords();
  const { name } = user;
  const careful = useCareful();
  const me = useSession((state) => state.player);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [link, setLink] = useState<string | null>(null);
  const isAdmin = me?.role === 'admin';
  const has = (...kinds: string[]) => user.sanctions.some(({ kind }) => kinds.includes(kind));
  const close = () => setAsked(null);

  const file = async (work: () => Promise<UserFile>) => {
    const changed = await careful(work);
    if (changed) onChange(changed);
    return changed !== null;
  };
  const logOut = async () => {
    const ended = await careful(() => admin.logOut(user.id));
    if (ended) notify(t('admin.loggedOut', { count: ended.sessions }));
    onGone();
    return ended !== null;
  };
  const reset = async () => {
    const made = await careful(() => admin.resetLink(user.id));
    if (made) setLink(`${location.origin}${made.link}`);
    return made !== null;
  };
  const remove = async (reason: string) => {
    const done = await careful(async () => {
      await admin.remove(user.id, { reason });
      return true;
    });
    if (done) onGone();
    return done !== null;
  };

  const dialogs: Record<Asked, ReactNode> = {
    ban: (
      <SanctionDialog
        title={t('admin.ban')}
        extra={{ label: t('admin.banAddresses'), hint: t('admin.banAddressesHint') }}
        onSend={({ extra, ...ban }) => file(() => admin.ban(user.id, { ...ban, addresses: extra }))}
        onClose={close}
      />
    ),
    unban: (
      <SureDialog
        title={t('admin.liftBan')}
        text={t('admin.liftBanText', { name })}
        note={{ label: t('admin.answer'), required: false }}
        onSend={(answer) => file(() => admin.unban(user.id, { answer: answer || null }))}
        onClose={close}
      />
    ),
    mute: (
      <SanctionDialog
        title={t('admin.mute')}
        extra={{ label: t('admin.shadow'), hint: t('admin.shadowHint') }}
        onSend={({ extra, ...mute }) => file(() => admin.mute(user.id, { ...mute, shadow: extra }))}
        onClose={close}
      />
    ),
    unmute: (
      <SureDialog
        title={t('admin.liftMute')}
        text={t('admin.liftMuteText', { name })}
        onSend={() => file(() => admin.unmute(user.id, {}))}
        onClose={close}
      />
    ),
    logout: (
      <SureDialog
        title={t('admin.logout')}
        text={t('admin.logoutText', { name })}
        onSend={logOut}
        onClose={close}
      />
    ),
    reset: (
      <SureDialog
        title={t('admin.makeLink')}
        text={t('admin.makeLinkText', { name })}
        onSend={reset}
        onClose={close}
      />
    ),
    delete: (
      <SureDialog
        title={t('admin.deleteAccount')}
        text={t('admin.deleteText', { name })}
        note={{ label: t('admin.reason'), required: true }}
        onSend={remove}
        onClose={close}
      />
    ),
  };
  if (user.id === me?.id) return <p className="text-ink-2">{t('admin.thisIsYou')}</p>;
  return (
    <div className="panel grid gap-3 p-4">
      <div className="flex flex-wrap items-end gap-2">
        {has('ban') ? (
          <Button onClick={() => setAsked('unban')}>{t('admin.liftBan')}</Button>
        ) : (
          <Button kind="danger" onClick={() => setAsked('ban')}>
            {t('admin.ban')}
          </Button>
        )}
        {has('mute', 'shadow_mute') ? (
          <Button onClick={() => setAsked('unmute')}>{t('admin.liftMute')}</Button>
        ) : (
          <Button onClick={() => setAsked('mute')}>{t('admin.mute')}</Button>
        )}
        <Button onClick={() => setAsked('logout')}>{t('admin.logout')}</Button>
        {isAdmin && (
          <>
            {user.role !== 'guest' && (
              <>
                <Button onClick={() => setAsked('reset')}>{t('admin.reset')}</Button>
                <Pick<Role>
                  label={t('admin.role')}
                  of="admin.role"
                  items={['player', 'moderator', 'admin']}
                  value={user.role as Role}
                  onChange={(role) => role && void file(() => admin.giveRole(user.id, role))}
                />
              </>
            )}
            <Button kind="danger" onClick={() => setAsked('delete')}>
              {t('admin.delete')}
            </Button>
          </>
        )}
      </div>
      {link && (
        <p className="flex flex-wrap items-center gap-3 text-14">
          <span>{t('admin.linkOnce')}</span>
          <code dir="ltr" className="min-w-0 break-all">
            {link}
          </code>
          <Button
            size="small"
            onClick={() => void copy(link).then(() => notify(t('admin.copied')))}
          >
            {t('admin.copy')}
          </Button>
        </p>
      )}
      {asked && dialogs[asked]}
    </div>
  );
}
