import { useCallback, useState } from 'react';
import { useParams } from 'react-router';
import { ClosedDoor } from '../../../frame/ClosedDoor';
import { useWords } from '../../../i18n';
import { ButtonLink } from '../../../ui/ButtonLink';
import { Empty } from '../../../ui/Empty';
import { GameMark } from '../../../ui/GameMark';
import { PlayerFace } from '../../../ui/PlayerFace';
import { botName } from '../../../ui/playerName';
import { useLoaded } from '../../../ui/useLoaded';
import { arena } from '../../../wire/arena';
import type { GameName } from '../../../wire/generated/messages';
import type { BotProfile } from '../../../wire/generated/rest';
import { ArenaHead } from '../ArenaHead';
import { useMine } from '../Contestant';
import { Shown } from '../Shown';
import { BotGame } from './BotGame';

/** A bot in the arena: how strong in which game, against whom, since when. */
export function ArenaBotPage() {
  const { bot = '' } = useParams();
  const { t } = useWords();
  const [loaded, again] = useLoaded(useCallback(() => arena.bot(bot), [bot]));
  if (loaded.state === 'failed' && loaded.failure.code === 'not_found') {
    return (
      <ClosedDoor text={t('arena.noBot')}>
        <ButtonLink to="/arena" kind="primary">
          {t('arena.back')}
        </ButtonLink>
      </ClosedDoor>
    );
  }
  return (
    <main>
      <ArenaHead section="ladder" game={null} />
      <div className="wrap py-6">
        <Shown loaded={loaded} again={again} rows={8}>
          {(profile) => <Bot key={profile.id} profile={profile} again={again} />}
        </Shown>
      </div>
    </main>
  );
}

/** The game with which a bot's page opens. */
function mostPlayed({ games }: BotProfile): number {
  const sets = games.map(({ versions }) => Math.max(0, ...versions.map((one) => one.sets)));
  return Math.max(0, sets.indexOf(Math.max(...sets)));
}

function Bot({ profile, again }: { profile: BotProfile; again: () => void }) {
  const { t, say, joined } = useWords();
  const mine = useMine()(profile);
  const [chosen, setChosen] = useState(() => mostPlayed(profile));
  const game = profile.games[chosen];
  const owner =
    profile.owner === null
      ? t('arena.house')
      : mine
        ? t('arena.yours')
        : t('arena.of', { owner: profile.owner });
  const version =
    profile.active_version !== null && t('arena.v', { version: String(profile.active_version) });
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center gap-4">
        <PlayerFace player={{ name: profile.name, kind: 'bot' }} size={72} />
        <div className="min-w-0 grow">
          <h2 className="break-words text-30">{botName(say, profile)}</h2>
          <p className="text-ink-2">{joined([owner, version])}</p>
        </div>
        {mine && (
          <ButtonLink to={`/bots/${profile.id}`} kind="neutral">
            {t('arena.editBot')}
          </ButtonLink>
        )}
      </div>
      {profile.games.length === 1 && game && (
        <p className="mb-4 flex items-center gap-2.5 font-semibold text-17">
          <GameMark game={game.game as GameName} size={28} />
          {t(`game.${game.game as GameName}`)}
        </p>
      )}
      {profile.games.length > 1 && (
        <fieldset className="game-choice">
          <legend className="sr-only">{t('home.games')}</legend>
          {profile.games.map(({ game: name }, at) => (
            <button
              key={name}
              type="button"
              className="arena-game"
              aria-pressed={at === chosen}
              onClick={() => setChosen(at)}
            >
              <GameMark game={name as GameName} size={28} />
              {t(`game.${name as GameName}`)}
            </button>
          ))}
        </fieldset>
      )}
      {game ? (
        <BotGame key={game.game} profile={profile} game={game} mine={mine} again={again} />
      ) : (
        <section className="panel p-5">
          <Empty text={t('arena.notPlayedYet')} />
        </section>
      )}
    </>
  );
}
