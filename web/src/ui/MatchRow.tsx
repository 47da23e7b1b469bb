import { Link } from 'react-router';
import { useWords } from '../i18n';
import type { MatchCard } from '../wire/generated/messages';
import { GameMark } from './GameMark';
import { playerName } from './playerName';

type Props = {
  match: MatchCard;
  /** In a grid of `MATCH_COLUMNS`: dates, places and scores of all rows stand below each other. */
  wide?: boolean;
  /** Whose list it is: their place is told. */
  player?: string | undefined;
};

/** Mark, words, date, place, score. What a list has not takes no room, so each has its own space before it. */
export const MATCH_COLUMNS = 'grid grid-cols-[auto_minmax(0,1fr)_repeat(3,auto)]';
const ROW = 'col-span-full grid grid-cols-subgrid';

/** A finished match in a list: who won, by how much, when. */
export function MatchRow({ match, wide = false, player }: Props) {
  const { t, say, date, signed } = useWords();
  const { outcome, players } = match;
  const [first = '', second = ''] = (outcome?.winners ?? []).map((seat) =>
    players[seat] ? playerName(say, players[seat]) : '',
  );
  const drawn = !first || outcome?.reason === 'draw';
  const text = drawn
    ? t(outcome?.reason === 'void' ? 'matches.void' : 'matches.draw')
    : second
      ? t('matches.winsTeam', { first, second })
      : t('matches.wins', { name: first });
  const own = players.find(({ name }) => name === player);
  const place = own && outcome?.ranking[own.seat];
  const counts = outcome?.reason !== 'void';
  const score = counts ? outcome?.scores[own?.seat ?? outcome.winners[0] ?? 0] : undefined;
  return (
    <li className={`row-line ${wide ? ROW : ''}`}>
      <Link
        to={`/matches/${match.id}`}
        className={`${wide ? ROW : 'flex'} min-h-[48px] items-center py-2 text-14 hover:bg-surface-2`}
      >
        <GameMark game={match.game} size={wide ? 34 : 26} />
        <span className="ms-3 min-w-0 grow">
          <span className="block truncate">{text}</span>
          {wide && (
            <span className="block truncate text-13 text-ink-3">
              {players.map((one, at) => (
                <span key={one.seat}>
                  {at > 0 && t('list.comma')}
                  <bdi>{playerName(say, one)}</bdi>
                </span>
              ))}
            </span>
          )}
          {wide && match.ended_at !== null && (
            <time className="block text-13 text-ink-3 min-[700px]:hidden">
              {date(match.ended_at)}
            </time>
          )}
        </span>
        {wide && match.ended_at !== null && (
          <time className="col-start-3 ms-3 text-13 text-ink-3 max-[699px]:hidden">
            {date(match.ended_at)}
          </time>
        )}
        {place !== undefined && counts && (
          <span
            className="chip col-start-4 ms-3 justify-self-start"
            data-tone={place === 1 ? 'lantern' : undefined}
          >
            {place === 1 && !drawn ? t('matches.won') : t('matches.place', { place })}
          </span>
        )}
        {score !== undefined && (
          <b
            className={`tabular col-start-5 ms-3 text-end font-slab ${score > 0 ? 'text-ok' : 'text-ink-2'}`}
          >
            {signed(score)}
          </b>
        )}
      </Link>
    </li>
  );
}
