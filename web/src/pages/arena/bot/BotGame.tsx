import { Scale, Swords } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { useWords } from '../../../i18n';
import { RatingCurve } from '../../../plots/RatingCurve';
import { Button } from '../../../ui/Button';
import { Empty } from '../../../ui/Empty';
import { arena } from '../../../wire/arena';
import type { GameName } from '../../../wire/generated/messages';
import type { BotProfile, GameProfile } from '../../../wire/generated/rest';
import { ChallengeDialog } from '../challenges/ChallengeDialog';
import { CompareDialog } from '../challenges/CompareDialog';
import { MeetingTable } from '../challenges/MeetingTable';
import { SetList } from '../SetList';
import { Shown } from '../Shown';
import { usePages } from '../usePages';
import { Versions } from './Versions';

type Props = { profile: BotProfile; game: GameProfile; mine: boolean; again: () => void };

/** A bot in one game. */
export function BotGame({ profile, game, mine, again }: Props) {
  const { t, number } = useWords();
  const name = game.game as GameName;
  const [asking, setAsking] = useState<'challenge' | 'compare' | null>(null);
  const opponents = useMemo(
    () => game.opponents.map(({ meeting, opponent }) => ({ meeting, second: opponent })),
    [game],
  );
  const first = game.curve[0];
  const last = game.curve.at(-1);
  const against =
    profile.active_version === null ? profile.id : `${profile.id}/${profile.active_version}`;
  return (
    <div className="arena-columns" data-even>
      <div className="grid min-w-0 content-start gap-5">
        <section className="panel min-w-0 p-5">
          <h2 className="mb-2 text-[22px]">{t('arena.curve')}</h2>
          {first && last && game.curve.length > 1 && profile.owner !== null ? (
            <RatingCurve
              points={game.curve}
              label={t('arena.curveLabel', {
                name: profile.name,
                from: number(first.rating),
                to: number(last.rating),
              })}
            />
          ) : (
            <Empty text={t(profile.owner === null ? 'arena.houseStays' : 'arena.noCurve')} />
          )}
        </section>
        <section className="panel min-w-0 p-5">
          <div className="mb-3 flex flex-wrap items-center gap-3">
            <h2 className="grow text-[22px]">{t('arena.versions')}</h2>
            {mine && profile.active_version !== null && (
              <Button size="small" icon={<Scale size={15} />} onClick={() => setAsking('compare')}>
                {t('arena.compare')}
              </Button>
            )}
          </div>
          <Versions profile={profile} game={game} mine={mine} again={again} />
        </section>
      </div>
      <div className="grid min-w-0 content-start gap-5">
        <section className="panel min-w-0 p-5">
          <div className="mb-3 flex flex-wrap items-center gap-3">
            <h2 className="grow text-[22px]">{t('arena.headToHead')}</h2>
            <Button
              kind="primary"
              size="small"
              icon={<Swords size={15} />}
              onClick={() => setAsking('challenge')}
            >
              {t('arena.challenge')}
            </Button>
          </div>
          {opponents.length === 0 ? (
            <Empty text={t('arena.noMeetings')} />
          ) : (
            <MeetingTable rows={opponents} />
          )}
        </section>
      </div>
      <section className="panel col-span-full min-w-0 p-5">
        <h2 className="mb-2 text-[22px]">{t('arena.setsPlayed')}</h2>
        <Sets bot={profile.id} game={name} />
      </section>
      {asking === 'challenge' && (
        <ChallengeDialog
          game={name}
          against={mine ? undefined : against}
          onClose={() => setAsking(null)}
        />
      )}
      {asking === 'compare' && profile.active_version !== null && (
        <CompareDialog
          game={name}
          bot={profile.id}
          active={profile.active_version}
          onClose={() => setAsking(null)}
        />
      )}
    </div>
  );
}

function Sets({ bot, game }: { bot: string; game: GameName }) {
  const { t } = useWords();
  const { loaded, more, again } = usePages(
    useCallback((cursor?: string) => arena.botSets(bot, { game, limit: 10, cursor }), [bot, game]),
  );
  return (
    <Shown loaded={loaded} again={again}>
      {(sets) =>
        sets.length === 0 ? (
          <Empty text={t('arena.notPlayedYet')} />
        ) : (
          <SetList sets={sets} more={more} />
        )
      }
    </Shown>
  );
}
