import type { Translate } from '../../cards/names';
import { cardName } from '../../cards/names';
import type {
  BalootRecord,
  GameName,
  JollyRecord,
  OmiRecord,
  SantaseRecord,
  TienlenRecord,
} from '../../wire/generated/messages';
import type { Person, Side } from './story';

/** A row of a deal's breakdown: a number for each side, or a sentence. */
type Line = { label: string; values?: readonly number[]; text?: string };
export type Breakdown = { how: string; lines: readonly Line[] };

type Told = {
  say: Translate;
  name: (seat: number) => string;
  /** Name of a side: a team, or a seat. */
  side: (number: number) => string;
};
type Describe<R> = (record: R, told: Told) => Breakdown;

const suitLine = (say: Translate, suit: string, by: string): Line => ({
  label: say('result.line.trump'),
  text: say('result.namedBy', { suit: say(`cards.suit.${suit}`), name: by }),
});

const omi: Describe<OmiRecord> = (record, { say, name, side }) => {
  const { tricks, label, gain } = record;
  const winner = (tricks[0] ?? 0) > (tricks[1] ?? 0) ? 0 : 1;
  const values = {
    side: side(winner),
    won: Math.max(...tricks),
    lost: Math.min(...tricks),
  };
  const lines: Line[] = [
    suitLine(say, record.trump, name(record.trump_maker)),
    { label: say('result.line.tricks'), values: tricks },
    { label: say('result.line.tokens'), values: gain },
  ];
  if (record.bonus_used > 0) {
    lines.push({
      label: say('result.line.bonus'),
      text: say('result.bonus', { count: record.bonus_used }),
    });
  }
  return { how: say(`result.how.omi.${label || 'won'}`, values), lines };
};

const tienlen: Describe<TienlenRecord> = (record, { say, name }) => {
  const { winner, instant, patterns, transfers, payer } = record;
  const values = {
    name: name(winner),
    patterns: patterns.map((one) => say(`tienlen.pattern.${one}`)).join(', '),
  };
  const cong = transfers.filter(({ reason }) => reason === 'cong').map(({ from }) => name(from));
  const how = instant
    ? say('result.how.tienlen.instant', values)
    : cong.length > 0
      ? say('result.how.tienlen.cong', { ...values, others: cong.join(', ') })
      : say('result.how.tienlen.out', values);
  const lines: Line[] = transfers.map(({ from, to, points, reason }) => ({
    label: say(`tienlen.reason.${reason}`),
    text: say('result.pays', { from: name(from), to: name(to), points }),
  }));
  if (payer !== null) {
    lines.push({ label: 'Đền bài', text: say('result.denBai', { name: name(payer) }) });
  }
  return { how, lines };
};

const jolly: Describe<JollyRecord> = (record, { say, name }) => {
  const { winner, reason, turned, penalties, gain } = record;
  const key = reason === 'blocked' && winner === null ? 'blockedNobody' : reason;
  const lines: Line[] = [
    { label: say('result.line.penalties'), values: penalties },
    { label: say('result.line.points'), values: gain },
  ];
  if (turned) lines.push({ label: say('result.line.turned'), text: cardName(say, turned) });
  const values = { name: winner === null ? '' : name(winner) };
  return { how: say(`result.how.jolly.${key}`, values), lines };
};

const baloot: Describe<BalootRecord> = (record, { say, name, side }) => {
  const { result, contract, buyer = 0, trump, level = 1 } = record;
  if (!contract) {
    const values = { name: record.seat === undefined ? '' : name(record.seat) };
    return { how: say(`result.how.baloot.${result}`, values), lines: [] };
  }
  const winner = (record.gain[0] ?? 0) > (record.gain[1] ?? 0) ? 0 : 1;
  const bought = trump
    ? say('result.hokum', { suit: say(`cards.suit.${trump}`), name: name(buyer) })
    : say('result.sun', { name: name(buyer) });
  const lines: Line[] = [{ label: say('result.line.contract'), text: bought }];
  if (level > 1)
    lines.push({ label: say('result.line.level'), text: say(`result.level.${level}`) });
  const numbers = [
    ['cardPoints', record.card],
    ['tricks', record.tricks],
    ['projects', record.proj],
    ['baloot', record.bal],
    ['gamePoints', record.gain],
  ] as const;
  for (const [label, values] of numbers) {
    const counts = label !== 'projects' && label !== 'baloot';
    if (values && (counts || values.some((value) => value !== 0))) {
      lines.push({ label: say(`result.line.${label}`), values });
    }
  }
  return { how: say(`result.how.baloot.${result}`, { side: side(winner) }), lines };
};

const santase: Describe<SantaseRecord> = (record, { say, name }) => {
  const { winner, reason, points, game_points, trump, closed_by } = record;
  const lines: Line[] = [
    { label: say('result.line.trump'), text: say(`cards.suit.${trump}`) },
    { label: say('result.line.cardPoints'), values: points },
  ];
  if (closed_by !== null) {
    lines.push({ label: say('result.line.closed'), text: name(closed_by) });
  }
  const values = {
    name: winner === null ? '' : name(winner),
    other: winner === null ? '' : name(1 - winner),
    points: game_points,
  };
  return { how: say(`result.how.santase.${reason}`, values), lines };
};

// Each game has records of its own shape only.
const GAMES = { omi, tienlen, jolly, baloot, santase } as unknown as Record<
  GameName,
  Describe<Record<string, unknown>>
>;

/** How a deal ended, in one sentence, and every number of its record. */
export function breakdownOf(
  game: GameName,
  record: Record<string, unknown>,
  people: readonly Person[],
  sides: readonly Side[],
  say: Translate,
): Breakdown {
  return GAMES[game](record, {
    say,
    name: (seat) => people.find((one) => one.seat === seat)?.name ?? '',
    side: (number) => sides[number]?.name ?? '',
  });
}
