/** What is asked of the player, and why something cannot be done. */
import type { Translate } from '../../cards/names';
import type { View } from './types';
import { GOAL, type Moves } from './useMoves';

type Asked = { latest: View; yourTurn: boolean; picked: readonly string[]; moves: Moves };

const opened = ({ seat, opened: all }: View) => seat !== null && all[seat] === true;

/** What the picked cards are: "3 cards picked: a run; fits a meld". */
export function pickedText(t: Translate, { picked, moves }: Asked): string | null {
  const count = picked.length;
  if (count === 0) return null;
  const kinds = new Set(moves.layings(picked).map(({ laid }) => laid.kind));
  const [kind] = kinds;
  const first = t(kinds.size === 1 ? `jolly.ask.${kind}` : 'jolly.ask.picked', { count });
  const melds = new Set(moves.addings(picked).map(({ meld }) => meld));
  if (melds.size === 0) return first;
  return t('jolly.ask.both', { first, second: t('jolly.ask.fits', { count: melds.size }) });
}

export function askText(t: Translate, asked: Asked): string | undefined {
  const { latest, yourTurn, moves } = asked;
  if (!yourTurn) return undefined;
  if (latest.phase === 'draw') {
    return t(moves.can.take > 0 ? 'jolly.ask.drawOrTake' : 'jolly.ask.draw');
  }
  const picked = pickedText(t, asked);
  if (picked) return picked;
  if (moves.can.zudrehen) return t('jolly.ask.zudrehen');
  if (latest.pending > 0) {
    return t('jolly.ask.pending', { points: latest.pending, goal: GOAL });
  }
  if (latest.took_back) return t('jolly.ask.discard');
  return opened(latest) ? t('jolly.ask.play') : t('jolly.ask.open', { goal: GOAL });
}

/** The same where a title has said whose turn it is, and room is short. */
export function briefText(t: Translate, asked: Asked): string | undefined {
  const { latest, yourTurn, picked, moves } = asked;
  if (!yourTurn) return undefined;
  if (latest.phase === 'draw') {
    return t(moves.can.take > 0 ? 'jolly.brief.take' : 'jolly.brief.draw');
  }
  const special = picked.length > 0 || moves.can.zudrehen || latest.pending > 0 || latest.took_back;
  if (special) return askText(t, asked);
  return opened(latest) ? t('jolly.brief.play') : t('jolly.brief.open', { goal: GOAL });
}

/** Reasons by what was wanted. */
export function reasons(t: Translate, { latest, yourTurn, picked, moves }: Asked) {
  const turn = !yourTurn
    ? t('jolly.why.turn')
    : latest.phase === 'draw'
      ? t('jolly.why.draw')
      : null;
  const back = latest.took_back ? t('jolly.why.tookBack') : null;
  const none = picked.length === 0 ? t('jolly.why.pick') : null;
  const keep =
    moves.table.keep > 0 && picked.length >= moves.table.hand.length && picked.length > 0
      ? t('jolly.why.keep')
      : null;
  const goal = { points: latest.pending, goal: GOAL };
  return {
    lay: turn ?? back ?? (picked.length < 3 ? t('jolly.why.lay') : (keep ?? t('jolly.why.lay'))),
    add:
      turn ??
      back ??
      (opened(latest) || latest.pending > 0 ? null : t('jolly.why.open', goal)) ??
      none ??
      keep ??
      t('jolly.why.add'),
    discard: turn ?? (latest.pending > 0 ? t('jolly.why.pending', goal) : t('jolly.why.discard')),
    zudrehen: turn ?? t('jolly.why.zudrehen'),
    card: latest.pending > 0 ? t('jolly.why.pending', goal) : t('table.cannot'),
  };
}

export type Reasons = ReturnType<typeof reasons>;
