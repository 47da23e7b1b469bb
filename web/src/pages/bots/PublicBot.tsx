import { lazy, Suspense, useCallback, useState } from 'react';
import { Link } from 'react-router';
import { useWords } from '../../i18n';
import { GameMark } from '../../ui/GameMark';
import { Loading } from '../../ui/Loading';
import { BotTag, PlayerFace } from '../../ui/PlayerFace';
import { failureText } from '../../ui/toasts';
import { useLoaded } from '../../ui/useLoaded';
import { bots } from '../../wire/bots';
import type { BotCard } from '../../wire/generated/rest';
import { PlayAgainst } from './PlayAgainst';
import { useBotState } from './useBotState';

const SourceView = lazy(() => import('../../editor/SourceView'));

/** Somebody else's bot: who made it, what it plays, and its source if that is open. */
export function PublicBot({ bot }: { bot: BotCard }) {
  const { t, date } = useWords();
  const { state } = useBotState();
  return (
    <main className="wrap max-w-[900px] py-8">
      <header className="mb-6 flex items-center gap-5">
        <PlayerFace player={{ name: bot.name, kind: 'bot' }} size={84} />
        <div className="min-w-0">
          <h1 className="break-words text-40">
            {bot.name}
            <BotTag />
          </h1>
          <p className="text-ink-2">
            {t('bots.by')}{' '}
            <Link to={`/players/${encodeURIComponent(bot.owner.name)}`} className="text-link">
              <bdi>{bot.owner.name}</bdi>
            </Link>
            {' · '}
            <bdi>{t('bots.madeOn', { date: date(bot.created_at, { dateStyle: 'medium' }) })}</bdi>
          </p>
        </div>
      </header>
      <section className="panel mb-5 grid gap-4 p-5">
        {bot.description && <p className="whitespace-pre-line break-words">{bot.description}</p>}
        <ul className="flex flex-wrap gap-3">
          {bot.games.map((game) => (
            <li key={game} className="flex items-center gap-2 font-semibold">
              <GameMark game={game} size={30} />
              {t(`game.${game}`)}
              {bot.active_version !== null && (
                <PlayAgainst bot={bot.id} game={game} kind="tinted" />
              )}
            </li>
          ))}
        </ul>
        <p className="flex flex-wrap gap-2">
          <span className="chip" data-tone={bot.active_version === null ? undefined : 'ok'}>
            {state(bot)}
          </span>
          {bot.record.matches > 0 && (
            <span className="chip tabular">{t('bots.record', { ...bot.record })}</span>
          )}
        </p>
        {bot.active_version !== null && <p className="text-14 text-ink-3">{t('bots.howToSeat')}</p>}
      </section>
      <section className="panel p-5">
        <h2 className="mb-3 text-[22px]">{t('bots.source')}</h2>
        {bot.source_public ? (
          <Source bot={bot} />
        ) : (
          <p className="text-ink-3">{t('bots.closed')}</p>
        )}
      </section>
    </main>
  );
}

function Source({ bot }: { bot: BotCard }) {
  const { t, say, joined } = useWords();
  const [versions] = useLoaded(useCallback(() => bots.versions(bot.id), [bot.id]));
  const [wish, setWish] = useState<number | null>(null);
  const listed = versions.state === 'here' ? versions.value.items : [];
  const number = wish ?? bot.active_version ?? listed[0]?.number ?? null;
  const [shown] = useLoaded(
    useCallback(
      async () => (number === null ? null : (await bots.version(bot.id, number)).source),
      [bot.id, number],
    ),
  );
  if (versions.state === 'failed') return <p role="alert">{failureText(say, versions.failure)}</p>;
  if (versions.state === 'loading') return <Loading />;
  if (number === null) return <p className="text-ink-3">{t('bots.noVersions')}</p>;
  return (
    <div className="grid gap-3">
      <select
        aria-label={t('bots.panel.versions')}
        className="field-box max-w-[16rem]"
        value={number}
        onChange={(event) => setWish(Number(event.target.value))}
      >
        {listed.map((one) => (
          <option key={one.number} value={one.number}>
            {joined([t('bots.version', { version: one.number }), one.notes.slice(0, 40)])}
          </option>
        ))}
      </select>
      {shown.state === 'failed' && <p role="alert">{failureText(say, shown.failure)}</p>}
      {shown.state === 'here' && shown.value !== null && (
        <div className="h-[min(60dvh,560px)] overflow-hidden rounded-button border border-line">
          <Suspense fallback={<Loading />}>
            <SourceView source={shown.value} label={t('bots.source')} />
          </Suspense>
        </div>
      )}
    </div>
  );
}
