import { useCallback, useState } from 'react';
import { Link, useParams } from 'react-router';
import { useWords } from '../../i18n';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { Loading } from '../../ui/Loading';
import { useCareful } from '../../ui/useCareful';
import { useLoaded } from '../../ui/useLoaded';
import { admin } from '../../wire/admin';
import type { BotOverseenFile, VersionOverseen } from '../../wire/generated/rest';
import { BotRecord } from './BotRecord';
import { holdText, isHeld } from './holds';
import { Listed } from './Listed';
import { Missing } from './Missing';
import { type Column, Rows } from './Rows';
import { SureDialog } from './SureDialog';
import { When } from './When';

/** A version; null means the whole bot. */
type Target = { version: number | null };

/** One bot: its versions, what it did wrong, and whether it may play. */
export function Bot() {
  const words = useWords();
  const { t, say, date } = words;
  const { id = '' } = useParams();
  const careful = useCareful();
  const [loaded] = useLoaded(useCallback(() => admin.bot(id), [id]));
  const [changed, setChanged] = useState<BotOverseenFile | null>(null);
  const [disabling, setDisabling] = useState<Target | null>(null);
  if (loaded.state === 'loading') return <Loading rows={6} />;
  if (loaded.state === 'failed') return <Missing failure={loaded.failure} />;
  const file = changed?.bot.id === id ? changed : loaded.value;
  const { bot } = file;
  const keep = async (work: () => Promise<BotOverseenFile>) => {
    const after = await careful(work);
    if (after) setChanged(after);
    return after !== null;
  };
  const toEnable = ({ version }: Target) =>
    version === null ? t('admin.enableBot') : t('admin.enableVersion', { version });
  const toDisable = ({ version }: Target) =>
    version === null ? t('admin.disableBot') : t('admin.disableVersion', { version });
  const actionFor = (target: Target) =>
    isHeld(bot.holds, target.version) ? (
      <Button size="small" onClick={() => void keep(() => admin.enableBot(id, target))}>
        {toEnable(target)}
      </Button>
    ) : (
      <Button size="small" kind="danger" onClick={() => setDisabling(target)}>
        {toDisable(target)}
      </Button>
    );
  const versions: readonly Column<VersionOverseen>[] = [
    {
      name: 'admin.version',
      cell: ({ number }) =>
        number === bot.active_version ? t('admin.versionPlays', { version: number }) : number,
    },
    { name: 'admin.since', cell: ({ at }) => <When at={at} /> },
    { name: 'admin.notes', cell: ({ notes }) => notes && <bdi>{notes}</bdi> },
    { name: 'admin.hash', cell: ({ hash }) => <code dir="ltr">{hash.slice(0, 12)}</code> },
    { name: null, cell: ({ number }) => actionFor({ version: number }) },
  ];
  return (
    <section className="grid gap-5">
      <header className="flex flex-wrap items-center gap-4">
        <div className="min-w-0 grow">
          <h1 className="break-words">{bot.name}</h1>
          <p className="text-14 text-ink-2">
            {t('admin.ownerIs')}{' '}
            <Listed
              items={[
                <Link key="owner" to={`/admin/people/${bot.owner}`}>
                  {bot.owner_name}
                </Link>,
                t('admin.sinceDate', { date: date(bot.since) }),
                ...bot.games.map((game) => say(`game.${game}`)),
                bot.public ? t('admin.forEverybody') : t('admin.forOwner'),
              ]}
            />
          </p>
          <code dir="ltr" className="break-all text-12 text-ink-3">
            {bot.id}
          </code>
        </div>
        <ButtonLink size="small" to={`/arena/bots/${bot.id}`}>
          {t('admin.inArena')}
        </ButtonLink>
        {actionFor({ version: null })}
      </header>
      {bot.holds.length > 0 && (
        <p role="status" className="text-danger">
          {t('admin.disabledBecause', {
            why: bot.holds.map((hold) => holdText(words, hold)).join('; '),
          })}
        </p>
      )}
      <section className="panel p-4">
        <h2 className="mb-2">{t('admin.versions')}</h2>
        <Rows
          label={t('admin.versions')}
          list={{ items: file.versions, more: null }}
          columns={versions}
          keyOf={({ number }) => number}
          empty={t('admin.noVersions')}
        />
      </section>
      <BotRecord strikes={file.strikes} arena={file.arena} />
      {disabling && (
        <SureDialog
          title={toDisable(disabling)}
          text={t('admin.disableText')}
          note={{ label: t('admin.toldOwner'), required: true }}
          onSend={(reason) => keep(() => admin.disableBot(id, { ...disabling, reason }))}
          onClose={() => setDisabling(null)}
        />
      )}
    </section>
  );
}
