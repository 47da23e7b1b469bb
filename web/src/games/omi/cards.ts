import { rankOf, type Suit, suitOf } from '../../cards/code';
import type { OmiView, SeatCard } from '../../wire/generated/messages';
import type { OmiAction } from './types';

/** Red and black take turns. */
const SUIT_ORDER = 'SHCD';
const RANKS = '789TJQKA';
const heightOf = (code: string) => RANKS.indexOf(rankOf(code));

export type Sorting = 'suit' | 'rank';

/** The hand from left to right: trumps first and high before low, or by rank alone. */
export function sorted(hand: readonly string[], trump: Suit | null, by: Sorting): string[] {
  const place = (code: string) => (suitOf(code) === trump ? -1 : SUIT_ORDER.indexOf(suitOf(code)));
  return [...hand].sort((a, b) => {
    const suits = place(a) - place(b);
    const ranks = heightOf(b) - heightOf(a);
    return by === 'suit' ? suits || ranks : ranks || suits;
  });
}

/** The play that would take the trick as it lies, for the glow; the server decides who does. */
export function winningPlay(trick: readonly SeatCard[], trump: Suit | null): SeatCard | null {
  const strength = ({ card }: SeatCard) => {
    const suit = suitOf(card);
    const led = trick[0] && suitOf(trick[0].card);
    return (suit === trump ? 200 : suit === led ? 100 : 0) + heightOf(card);
  };
  return trick.reduce<SeatCard | null>(
    (best, play) => (best === null || strength(play) > strength(best) ? play : best),
    null,
  );
}

/** A trump on another suit. */
export function isCut(trick: readonly SeatCard[], at: number, trump: Suit | null): boolean {
  const [lead] = trick;
  const play = trick[at];
  if (!lead || !play || at === 0) return false;
  return suitOf(play.card) === trump && suitOf(lead.card) !== trump;
}

export type Trick = { plays: SeatCard[]; winner: number | null };

/** The tricks of the running deal, the unfinished one last. */
export function tricksOf({ history, winners }: Pick<OmiView, 'history' | 'winners'>): Trick[] {
  const plays = history.flatMap(({ seat, card }) => (card ? [{ seat, card }] : []));
  const tricks: Trick[] = [];
  for (let at = 0; at < plays.length; at += 4) {
    tricks.push({ plays: plays.slice(at, at + 4), winner: winners[at / 4] ?? null });
  }
  return tricks;
}

/** The suit that must be followed: every card that may be played is of the suit led. */
export function boundTo(trick: readonly SeatCard[], legal: readonly OmiAction[]): Suit | null {
  const [lead] = trick;
  if (!lead || legal.length === 0) return null;
  const suit = suitOf(lead.card);
  return legal.every((action) => action.type === 'play' && suitOf(action.card) === suit)
    ? suit
    : null;
}

export const teamOf = (seat: number): number => seat % 2;

/** Number of the deal being played, counted with those of an imported match. */
export function dealNumber({ options, deals }: Pick<OmiView, 'options' | 'deals'>): number {
  return Number(options.start_deal ?? 1) + deals.length;
}

export const targetOf = ({ options }: Pick<OmiView, 'options'>): number =>
  Number(options.target ?? 10);
