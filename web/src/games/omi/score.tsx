import { SuitMark } from '../../cards/SuitMark';
import type { ScoreItem, ScoreProps } from '../../table/ScoreBar';
import type { OmiView } from '../../wire/generated/messages';
import { targetOf, teamOf } from './cards';
import { type Eyes, suitName, teamLabel, teamName } from './words';

/** Own team first. */
export const teamsOf = ({ own }: Eyes): readonly [number, number] =>
  own !== null && teamOf(own) === 1 ? [1, 0] : [0, 1];

/** Tokens of both teams, trump, tricks, and what a draw has left over. */
export function scoreOf(view: OmiView, eyes: Eyes): ScoreProps {
  const { say, own } = eyes;
  const teams = teamsOf(eyes);
  const [first, second] = teams;
  const { trump, bonus, tricks_won: tricks } = view;
  const items: ScoreItem[] = [
    ...teams.map((team) => ({
      id: `team${team}`,
      label: teamLabel(eyes, team),
      value: view.tokens[team] ?? 0,
      own: own !== null && team === first,
    })),
    {
      id: 'trump',
      label: say('omi.trump'),
      value: trump ? <SuitMark suit={trump} size={17} label={suitName(say, trump)} /> : '–',
    },
    {
      id: 'tricks',
      label: say('omi.tricks'),
      value: (
        <span dir="ltr">
          {tricks[first] ?? 0} – {tricks[second] ?? 0}
        </span>
      ),
    },
  ];
  if (bonus > 0)
    items.push({
      id: 'bonus',
      label: say('omi.bonus'),
      value: <span dir="ltr">{`+${bonus}`}</span>,
    });
  const spoken = say('omi.score.spoken', {
    first: teamName(eyes, first),
    second: teamName(eyes, second),
    a: view.tokens[first] ?? 0,
    b: view.tokens[second] ?? 0,
    target: targetOf(view),
    trump: trump ? suitName(say, trump) : say('omi.score.noTrump'),
    won: tricks[first] ?? 0,
    lost: tricks[second] ?? 0,
  });
  return { items, spoken };
}
