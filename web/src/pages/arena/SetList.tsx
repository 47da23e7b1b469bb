import { Play } from 'lucide-react';
import { Link } from 'react-router';
import { useWords } from '../../i18n';
import { Button } from '../../ui/Button';
import { botName } from '../../ui/playerName';
import type { SetLine } from '../../wire/generated/rest';
import { Against } from './Contestant';
import { usePoints } from './usePoints';

type Props = {
  sets: readonly SetLine[];
  more?: (() => void) | null;
  /** On a board's own page its number goes without saying. */
  board?: boolean;
};

/** Board sets with what each contestant made of them; every game opens as a replay. */
export function SetList({ sets, more, board = true }: Props) {
  const { t, date } = useWords();
  return (
    <>
      <ul>
        {sets.map((set) => (
          <li key={set.id} className="row-line grid gap-1 py-3">
            <div className="flex flex-wrap items-baseline gap-x-3">
              <span className="min-w-0 grow">
                <Against contestants={set.contestants} versions={set.purpose === 'comparison'} />
              </span>
              <span className="text-13 text-ink-3">
                {board && set.purpose !== 'comparison' && (
                  <>
                    <Link to={`/arena/${set.game}/boards/${set.board}`} className="underline">
                      <bdi>{t('arena.board', { board: String(set.board) })}</bdi>
                    </Link>
                    {' · '}
                  </>
                )}
                {set.finished_at !== null && (
                  <bdi>
                    <time>{date(set.finished_at)}</time>
                  </bdi>
                )}
              </span>
            </div>
            <Scores set={set} />
            <Games set={set} />
          </li>
        ))}
      </ul>
      {more && (
        <Button className="mt-3" onClick={more}>
          {t('list.more')}
        </Button>
      )}
    </>
  );
}

function Scores({ set }: { set: SetLine }) {
  const { t, say } = useWords();
  const { mean } = usePoints();
  if (!set.scores || !set.ranks) {
    return <p className="text-13 text-danger">{set.error ?? t('arena.setFailed')}</p>;
  }
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-14">
      {set.contestants.map((who, number) => {
        const struck = set.strikes?.[number] ?? 0;
        return (
          <span key={who.id}>
            <bdi className="text-ink-2">{botName(say, who)}</bdi>{' '}
            <b className="tabular font-slab">{mean(set.scores?.[number] ?? 0)}</b>
            {set.ranks?.[number] === 1 && (
              <span className="chip ms-2" data-tone="lantern">
                {t('arena.first')}
              </span>
            )}
            {struck > 0 && (
              <span className="chip ms-2" data-tone="danger">
                {t('arena.strikes', { count: struck })}
              </span>
            )}
          </span>
        );
      })}
    </p>
  );
}

function Games({ set }: { set: SetLine }) {
  const { t } = useWords();
  return (
    <p className="flex flex-wrap gap-x-4">
      {set.matches.map((match, number) => (
        <Link key={match} to={`/matches/${match}/replay`} className="text-link min-h-[32px]">
          <Play size={13} aria-hidden="true" />
          {t('arena.gameNumber', { number: number + 1 })}
        </Link>
      ))}
    </p>
  );
}
