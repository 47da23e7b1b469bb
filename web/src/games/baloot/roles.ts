import { auctionOf, placeOf } from './course';
import { partnerOf, type View } from './types';
import type { Talk } from './words';

function whileBidding(view: View, seat: number): string {
  if (view.buyer === seat) return 'stands';
  const { rounds } = auctionOf(view.history, view.dealer);
  const round = view.phase === 'bid2' ? rounds[1] : rounds[0];
  const spoke = round.some((past) => past.seat === seat);
  return `${spoke ? 'spoke' : 'speaks'}.${placeOf(seat, view.dealer)}`;
}

function whilePlaying(view: View, seat: number): string | null {
  if (view.sawa?.seat === seat) return view.phase === 'sawa' ? 'claims' : 'open';
  if (view.buyer === seat) return 'bought';
  if (view.doubler === seat) return 'doubled';
  if (view.taker === seat) return 'took';
  return view.trick[0]?.seat === seat ? 'led' : null;
}

/** One line under a name: partner or not, and what the seat has to do with this deal; the latter alone where both are longer than `most`. */
export function roleOf({ t, own }: Talk, view: View, seat: number, most = Infinity): string {
  const bidding = view.phase === 'bid1' || view.phase === 'bid2';
  const role = bidding ? whileBidding(view, seat) : whilePlaying(view, seat);
  const partner = own !== null && partnerOf(own) === seat;
  const words = [partner && t('baloot.seat.partner'), role && t(`baloot.seat.${role}`)];
  const line = words.filter(Boolean).join(' · ');
  return line.length > most ? (words.findLast(Boolean) as string) : line;
}
