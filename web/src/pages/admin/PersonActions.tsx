import { type ReactNode, useState } from 'react';
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
    if (ended) notify(`${ended.sessions} sessions ended.`);
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
        title="Ban"
        told
        extra={{ label: 'Addresses too', hint: 'Those that the account has used lately.' }}
        onSend={({ extra, ...ban }) => file(() => admin.ban(user.id, { ...ban, addresses: extra }))}
        onClose={close}
      />
    ),
    unban: (
      <SureDialog
        title="Lift the ban"
        text={`${user.name} may come in again.`}
        note={{ label: 'Answer to an appeal', required: false }}
        onSend={(answer) => file(() => admin.unban(user.id, { answer: answer || null }))}
        onClose={close}
      />
    ),
    mute: (
      <SanctionDialog
        title="Mute"
        told
        extra={{
          label: 'In the shadow',
          hint: 'The person is not told and alone sees what it writes.',
        }}
        onSend={({ extra, ...mute }) => file(() => admin.mute(user.id, { ...mute, shadow: extra }))}
        onClose={close}
      />
    ),
    unmute: (
      <SureDialog
        title="Lift the mute"
        text={`${user.name} may write again.`}
        onSend={() => file(() => admin.unmute(user.id, {}))}
        onClose={close}
      />
    ),
    logout: (
      <SureDialog
        title="End all sessions"
        text={`${user.name} has to sign in again everywhere.`}
        onSend={logOut}
        onClose={close}
      />
    ),
    reset: (
      <SureDialog
        title="Make a reset link"
        text={`Whoever has the link may choose a new password for ${user.name}, once, for a day.`}
        onSend={reset}
        onClose={close}
      />
    ),
    delete: (
      <SureDialog
        title="Delete the account"
        text={`${user.name} becomes nameless; the matches stay. This cannot be taken back.`}
        note={{ label: 'Reason', required: true }}
        onSend={remove}
        onClose={close}
      />
    ),
  };
  if (user.id === me?.id) return <p className="text-ink-2">This is you.</p>;
  return (
    <div className="panel grid gap-3 p-4">
      <div className="flex flex-wrap items-end gap-2">
        {has('ban') ? (
          <Button onClick={() => setAsked('unban')}>Lift the ban</Button>
        ) : (
          <Button kind="danger" onClick={() => setAsked('ban')}>
            Ban
          </Button>
        )}
        {has('mute', 'shadow_mute') ? (
          <Button onClick={() => setAsked('unmute')}>Lift the mute</Button>
        ) : (
          <Button onClick={() => setAsked('mute')}>Mute</Button>
        )}
        <Button onClick={() => setAsked('logout')}>End all sessions</Button>
        {isAdmin && (
          <>
            {user.role !== 'guest' && (
              <>
                <Button onClick={() => setAsked('reset')}>Reset password</Button>
                <Pick<Role>
                  label="Role"
                  items={['player', 'moderator', 'admin']}
                  value={user.role as Role}
                  onChange={(role) => role && void file(() => admin.giveRole(user.id, role))}
                />
              </>
            )}
            <Button kind="danger" onClick={() => setAsked('delete')}>
              Delete
            </Button>
          </>
        )}
      </div>
      {link && (
        <p className="flex flex-wrap items-center gap-3 text-14">
          <span>The link, shown only now:</span>
          <code className="min-w-0 break-all">{link}</code>
          <Button size="small" onClick={() => void copy(link).then(() => notify('Copied.'))}>
            Copy
          </Button>
        </p>
      )}
      {asked && dialogs[asked]}
    </div>
  );
}
