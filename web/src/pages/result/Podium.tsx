import { useWords } from '../../i18n';
import { Felt } from '../../ui/Felt';
import { Lantern } from '../../ui/Lantern';
import { BotTag, PlayerFace } from '../../ui/PlayerFace';
import { type Person, placeOf, type Side, type Story } from './story';
import './podium.css';

const HEIGHTS = [112, 82, 66, 56];

/** Second, first, third, fourth: the winner stands in the middle. */
function arranged(people: readonly Person[], ranking: readonly number[]): Person[] {
  const sorted = [...people].sort((a, b) => (ranking[a.seat] ?? 0) - (ranking[b.seat] ?? 0));
  const [first, second, ...rest] = sorted;
  const tied = first && second && ranking[first.seat] === ranking[second.seat];
  return first && second && !tied ? [second, first, ...rest] : sorted;
}

type Props = {
  story: Story;
  sides: readonly Side[];
  /** Played here. */
  deals: number;
  /** In the saved match that this one went on from; the score has them too. */
  saved: number;
};

/** The headline on the game's felt, with everybody on their step. */
export function Podium({ story, sides, deals, saved }: Props) {
  const { t, say, signed, joined } = useWords();
  const { people, outcome, own, game } = story;
  const winners = outcome.winners.map(
    (seat) => people.find((one) => one.seat === seat)?.name ?? '',
  );
  const [first = '', second = ''] = winners;
  const played = t('result.deals', { count: deals });
  const counted =
    saved > 0
      ? t('result.withSaved', { saved: t('result.saved', { count: saved }), deals: played })
      : played;
  const headline = () => {
    if (outcome.reason === 'draw' || winners.length === 0) return t('result.draw');
    if (own !== null && outcome.winners.includes(own)) return t('result.youTake');
    return winners.length > 1
      ? t('result.takesTeam', { first, second })
      : t('result.takes', { name: first });
  };
  const line = () => {
    if (outcome.reason === 'forfeit') return t('result.forfeit');
    if (outcome.reason === 'void') return t('result.void');
    const score = outcome.scores[outcome.winners[0] ?? 0] ?? 0;
    const whole = t('result.deals', { count: saved + deals });
    return t('result.line', { score: signed(score), deals: whole });
  };
  return (
    <header className="on-felt relative overflow-hidden text-on-felt">
      <Felt game={game} />
      <div className="podium-lanterns" aria-hidden="true">
        <Lantern width={46} />
        <Lantern width={34} />
        <Lantern width={34} />
        <Lantern width={46} />
      </div>
      <div className="wrap relative pt-7 text-center">
        <p className="text-14">
          {joined([...new Set([say(`game.${game}`), story.title, counted])])}
        </p>
        <h1 className="mx-auto my-1 max-w-[800px] text-balance font-[800] text-[clamp(30px,5vw,50px)] [text-shadow:0_2px_10px_#0006]">
          {headline()}
        </h1>
        <p className="text-17">{line()}</p>
        <ol className="mt-6 flex items-end justify-center gap-2 min-[700px]:gap-3.5">
          {arranged(people, outcome.ranking).map((person) => {
            const place = placeOf(outcome.ranking, sides, person.seat);
            const change = story.ratings[person.seat];
            const best = place === 1;
            return (
              <li key={person.seat} className="podium-step" data-first={best || undefined}>
                <PlayerFace player={{ ...person, name: person.known }} size={best ? 78 : 60} />
                <b>
                  {person.name}
                  {person.kind !== 'person' && <BotTag />}
                </b>
                <em className="tabular">{signed(outcome.scores[person.seat] ?? 0)}</em>
                <div className="podium-block" style={{ height: HEIGHTS[place - 1] ?? 50 }}>
                  <span>{place}</span>
                  {change != null && (
                    <small>{t('result.rating', { change: signed(change) })}</small>
                  )}
                </div>
              </li>
            );
          })}
        </ol>
      </div>
    </header>
  );
}
