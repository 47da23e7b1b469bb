import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useWords } from '../../i18n';
import { Button } from '../../ui/Button';
import { Empty } from '../../ui/Empty';
import { GameMark } from '../../ui/GameMark';
import { Loading } from '../../ui/Loading';
import { PlayerFace } from '../../ui/PlayerFace';
import { failureText } from '../../ui/toasts';
import type { BotCard } from '../../wire/generated/rest';
import { useSession } from '../../wire/session';
import { DeleteBot } from './DeleteBot';
import { MustRegister } from './MustRegister';
import { NewBot } from './NewBot';
import { useBotState } from './useBotState';
import { useMyBots } from './useMyBots';

/** The programs that play for you. */
export function BotsPage() {
  const { t } = useWords();
  const { state, player } = useSession();
  return (
    <main className="wrap max-w-[1000px] py-8">
      <h1 className="text-40">{t('nav.bots')}</h1>
      <p className="mt-1 mb-6 max-w-[64ch] text-17 text-ink-2">{t('bots.lead')}</p>
      {state === 'unknown' && <Loading />}
      {state === 'visitor' && <MustRegister guest={false} />}
      {player?.role === 'guest' && <MustRegister guest />}
      {player && player.role !== 'guest' && <MyBots />}
    </main>
  );
}

function MyBots() {
  const { t, say } = useWords();
  const [loaded, reload] = useMyBots();
  const [making, setMaking] = useState(false);
  const [deleting, setDeleting] = useState<BotCard | null>(null);
  const make = (
    <Button kind="primary" icon={<Plus size={18} />} onClick={() => setMaking(true)}>
      {t('bots.new')}
    </Button>
  );
  if (loaded.state === 'loading') return <Loading />;
  if (loaded.state === 'failed') {
    return (
      <Empty text={failureText(say, loaded.failure)}>
        <Button onClick={reload}>{t('retry')}</Button>
      </Empty>
    );
  }
  const mine = loaded.value;
  return (
    <>
      {mine.length === 0 ? (
        <section className="panel">
          <Empty text={t('bots.none')}>{make}</Empty>
        </section>
      ) : (
        <>
          <div className="mb-4">{make}</div>
          <ul className="grid gap-3 min-[800px]:grid-cols-2">
            {mine.map((bot) => (
              <BotRow key={bot.id} bot={bot} onDelete={() => setDeleting(bot)} />
            ))}
          </ul>
        </>
      )}
      {making && <NewBot onClose={() => setMaking(false)} />}
      {deleting && (
        <DeleteBot
          bot={deleting}
          onClose={() => setDeleting(null)}
          onDeleted={() => {
            setDeleting(null);
            reload();
          }}
        />
      )}
    </>
  );
}

function BotRow({ bot, onDelete }: { bot: BotCard; onDelete: () => void }) {
  const { t, joined } = useWords();
  const { games, state } = useBotState();
  return (
    <li className="panel relative grid grid-cols-[auto_1fr] gap-x-4 gap-y-3 p-4 hover:bg-surface-2">
      <PlayerFace player={{ name: bot.name, kind: 'bot' }} size={52} />
      <div className="min-w-0">
        <Link to={`/bots/${bot.id}`} className="font-[650] text-17 after:absolute after:inset-0">
          <span className="break-words">{bot.name}</span>
        </Link>
        <p className="text-13 text-ink-3">
          {joined([games(bot), t('bots.versionCount', { count: bot.versions })])}
        </p>
        {bot.description && (
          <p className="mt-1 line-clamp-2 text-14 text-ink-2">{bot.description}</p>
        )}
      </div>
      <div className="col-span-2 flex flex-wrap items-center gap-2">
        <span className="chip" data-tone={bot.active_version === null ? undefined : 'ok'}>
          {state(bot)}
        </span>
        {bot.record.matches > 0 && (
          <span className="chip tabular">{t('bots.record', { ...bot.record })}</span>
        )}
        {!bot.public && <span className="chip">{t('bots.private')}</span>}
        <span className="flex gap-1" aria-hidden="true">
          {bot.games.map((game) => (
            <GameMark key={game} game={game} size={22} />
          ))}
        </span>
        <span className="grow" />
        <Button
          kind="danger"
          size="small"
          className="relative"
          aria-label={t('bots.deleteNamed', { name: bot.name })}
          onClick={onDelete}
        >
          {t('bots.delete')}
        </Button>
      </div>
    </li>
  );
}
