import type { Translate } from '../../cards/names';
import type { Beat, TrickCard } from './beats';
import type { TrickShown } from './Trick';
import type { Act } from './types';

type Wish = {
  beat: Beat;
  sent: Act | null;
  seat: number | null;
  between: boolean;
  yourTurn: boolean;
  t: Translate;
};

/** The cards in the middle; the own one lies there as soon as it is sent. */
export function trickOf({ beat, sent, seat, between, yourTurn, t }: Wish): TrickShown {
  const { view, trick } = beat;
  const seed = view.deal * 7 + view.tricks_won.reduce((sum, count) => sum + count, 0);
  if (trick || between) return { cards: trick ?? [], seed, awaits: null };
  const cards: TrickCard[] = view.table
    ? [{ seat: view.leader, card: view.table, wins: false }]
    : [];
  if (sent?.type === 'play' && seat !== null && !cards.some((card) => card.seat === seat)) {
    cards.push({ seat, card: sent.card, wins: false });
  }
  const awaits = yourTurn ? t(view.table ? 'santase.yourCard' : 'santase.yourLead') : null;
  return { cards, seed, awaits };
}
