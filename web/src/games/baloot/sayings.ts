/** What each seat has to say now, read from the state alone. */
import { type Suit, suitOf } from '../../cards/code';
import { winnerOf } from './cards';
import { auctionOf, isCall, type Past, showsBaloot } from './course';
import type { View } from './types';

export type Saying =
  | { kind: 'bid'; word: string; suit?: Suit }
  | { kind: 'pass' | 'cut' | 'baloot' | 'sawa' | 'accept' | 'reject' }
  | { kind: 'call'; word: string }
  | { kind: 'projects'; projects: string[] };

const bidOf = ({ type, suit }: Past): Saying => {
  if (type === 'pass') return { kind: 'pass' };
  return suit ? { kind: 'bid', word: type, suit } : { kind: 'bid', word: type };
};

function whileBidding(view: View): Map<number, Saying> {
  const { rounds } = auctionOf(view.history, view.dealer);
  const round = view.phase === 'bid2' ? rounds[1] : rounds[0];
  return new Map(round.map((past) => [past.seat, bidOf(past)]));
}

function whileDoubling(view: View): Map<number, Saying> {
  const { rounds, calls } = auctionOf(view.history, view.dealer);
  const sayings = new Map<number, Saying>();
  const sale = rounds.flat().findLast(({ type }) => type !== 'pass');
  if (sale) sayings.set(sale.seat, bidOf(sale));
  for (const call of calls) {
    sayings.set(
      call.seat,
      isCall(call.type) ? { kind: 'call', word: call.type } : { kind: 'pass' },
    );
  }
  return sayings;
}

function whilePlaying(view: View): Map<number, Saying> {
  const sayings = new Map<number, Saying>();
  if (view.winners.length === 0) {
    for (const { seat, project } of view.declared) {
      const before = sayings.get(seat);
      const projects = before?.kind === 'projects' ? before.projects : [];
      sayings.set(seat, { kind: 'projects', projects: [...projects, project] });
    }
  }
  const best = winnerOf(view.trick, view.trump);
  const led = view.trick[0];
  if (best && led && suitOf(best.card) === view.trump && suitOf(led.card) !== view.trump) {
    sayings.set(best.seat, { kind: 'cut' });
  }
  const last = view.history.at(-1);
  if (last && showsBaloot(view.history, view.trump)) sayings.set(last.seat, { kind: 'baloot' });
  if (last?.type === 'reject') sayings.set(last.seat, { kind: 'reject' });
  return sayings;
}

/** What each seat has to say now; it stays until the round or the trick is over. */
export function sayingsOf(view: View): Map<number, Saying> {
  if (view.phase === 'bid1' || view.phase === 'bid2') return whileBidding(view);
  if (view.phase === 'double') return whileDoubling(view);
  if (view.phase === 'sawa' && view.sawa) {
    const answers = view.sawa.accepted.map((seat): [number, Saying] => [seat, { kind: 'accept' }]);
    return new Map([[view.sawa.seat, { kind: 'sawa' }], ...answers]);
  }
  return view.phase === 'play' ? whilePlaying(view) : new Map();
}
