import { useCallback, useState } from 'react';
import { Link, useParams } from 'react-router';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { Empty } from '../../ui/Empty';
import { Loading } from '../../ui/Loading';
import { useCareful } from '../../ui/useCareful';
import { useLoaded } from '../../ui/useLoaded';
import { admin } from '../../wire/admin';
import type { BotOverseenFile, VersionOverseen } from '../../wire/generated/rest';
import { BotRecord } from './BotRecord';
import { holdText, isHeld } from './holds';
import { type Column, Rows } from './Rows';
import { SureDialog } from './SureDialog';
import { When } from './When';

/** A version; null means the whole bot. */
type Target = { version: number | null };

const nameOf = ({ version }: Target) => (version === null ? 'the bot' : `version ${version}`);

/** One bot: its versions, what it did wrong, and whether it may play. */
export function Bot() {
  const { id = '' } = useParams();
  const careful = useCareful();
  const [loaded] = useLoaded(useCallback(() => admin.bot(id), [id]));
  const [changed, setChanged] = useState<BotOverseenFile | null>(null);
  const [disabling, setDisabling] = useState<Target | null>(null);
  if (loaded.state === 'loading') return <Loading rows={6} />;
  if (loaded.state === 'failed') return <Empty text={loaded.failure.message} />;
  const file = changed?.bot.id === id ? changed : loaded.value;
  const { bot } = file;
  const keep = async (work: () => Promise<BotOverseenFile>) => {
    const after = await careful(work);
    if (after) setChanged(after);
    return after !== null;
  };
  const actionFor = (target: Target) =>
    isHeld(bot.holds, target.version) ? (
      <Button size="small" onClick={() => void keep(() => admin.enableBot(id, target))}>
        Enable {nameOf(target)}
      </Button>
    ) : (
      <Button size="small" kind="danger" onClick={() => setDisabling(target)}>
        Disable {nameOf(target)}
      </Button>
    );
  const versions: readonly Column<VersionOverseen>[] = [
    {
      name: 'Version',
      cell: ({ number }) => `${number}${number === bot.active_version ? ', plays' : ''}`,
    },
    { name: 'Since', cell: ({ at }) => <When at={at} /> },
    { name: 'Notes', cell: ({ notes }) => notes },
    { name: 'Hash', cell: ({ hash }) => <code>{hash.slice(0, 12)}</code> },
    { name: '', cell: ({ number }) => actionFor({ version: number }) },
  ];
  return (
    <section className="grid gap-5">
      <header className="flex flex-wrap items-center gap-4">
        <div className="min-w-0 grow">
          <h1 className="break-words">{bot.name}</h1>
          <p className="text-14 text-ink-2">
            of <Link to={`/admin/people/${bot.owner}`}>{bot.owner_name}</Link>, since{' '}
            <When at={bot.since} />; {bot.games.join(', ')};{' '}
            {bot.public ? 'for everybody' : 'for its owner'}
          </p>
          <code className="break-all text-12 text-ink-3">{bot.id}</code>
        </div>
        <ButtonLink size="small" to={`/arena/bots/${bot.id}`}>
          In the arena
        </ButtonLink>
        {actionFor({ version: null })}
      </header>
      {bot.holds.length > 0 && (
        <p role="status" className="text-danger">
          Disabled: {bot.holds.map(holdText).join('; ')}
        </p>
      )}
      <section className="panel p-4">
        <h2 className="mb-2">Versions</h2>
        <Rows
          label="Versions"
          list={{ items: file.versions, more: null }}
          columns={versions}
          keyOf={({ number }) => number}
          empty="Nothing was uploaded yet."
        />
      </section>
      <BotRecord strikes={file.strikes} arena={file.arena} />
      {disabling && (
        <SureDialog
          title={`Disable ${nameOf(disabling)}`}
          text="It plays no new match, at tables and in the arena. Matches that run are played out."
          note={{ label: 'Reason, told to the owner', required: true }}
          onSend={(reason) => keep(() => admin.disableBot(id, { ...disabling, reason }))}
          onClose={() => setDisabling(null)}
        />
      )}
    </section>
  );
}
