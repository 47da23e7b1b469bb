import { rankOf, suitOf } from '../../cards/code';
import { cardName } from '../../cards/names';
import { SuitMark } from '../../cards/SuitMark';
import { turnOf } from '../../table/flights';
import type { Side } from '../../table/layout';
import { useLayout } from '../../table/StageLayout';
import { TableSeat } from '../../table/TableSeat';
import { TrickArea } from '../../table/TrickArea';
import { WatchedSeat } from '../../table/WatchedSeat';
import type { OmiView } from '../../wire/generated/messages';
import type { BoardClock, BoardSeat } from '../board';
import { rich } from '../rich';
import { isCut, teamOf, winningPlay } from './cards';
import { hasPiles, Seals } from './Seals';
import type { Eyes } from './words';

type Props = {
  view: OmiView;
  eyes: Eyes;
  sides: readonly Side[];
  seats: readonly BoardSeat[];
  /** Whose turn it is. */
  actor: number | undefined;
  clock: BoardClock;
  between: boolean;
};

/** What a seat is in this deal; a small plate has room for one thing. */
function roleOf({ say, own }: Eyes, view: OmiView, seat: number, place: string, small: boolean) {
  const partner = own !== null && own !== seat && teamOf(own) === teamOf(seat);
  const roles = [
    seat === view.trump_maker && say(view.trump ? 'omi.role.named' : 'omi.role.names'),
    partner && say('omi.role.partner'),
  ].filter(Boolean);
  return small ? roles[0] : [place, ...roles].filter(Boolean).join(' · ');
}

/** What a seat says: the trump it names, and a cut while it is the last card. */
function bubbleOf({ say }: Eyes, view: OmiView, seat: number) {
  const { trump, trick, history } = view;
  if (!trump) return undefined;
  if (seat === view.trump_maker && history.length < 3) {
    const suit = <SuitMark key="suit" suit={trump} size={15} />;
    return { text: rich(say, 'omi.bubble.trump', {}, { suit }) };
  }
  const at = trick.length - 1;
  const last = trick[at];
  if (last?.seat !== seat || !isCut(trick, at, trump)) return undefined;
  return { text: say('omi.bubble.cut', { rank: say(`cards.rank.${rankOf(last.card)}`) }) };
}

/** Seats, seals and the trick. */
export function Felt(props: Props) {
  const { view, eyes, sides, seats, actor, clock, between } = props;
  const { say, names, own } = eyes;
  const { trick, trump } = view;
  const layout = useLayout();
  const { size } = layout;
  const small = size === 'phone' || size === 'landscape';
  const winning = winningPlay(trick, trump);
  const first = view.history.length - trick.length;
  const awaits = actor === undefined || between || !trump ? undefined : sides[actor];
  return (
    <>
      <Seals view={view} eyes={eyes} sides={sides} />
      {seats.map(({ seat, name, face, kind, away, connected }) => {
        const side = sides[seat] ?? 'top';
        if (seat === own) return null;
        // Where a name says too little, the place at the table is said as well, or in its stead.
        const place = names[seat] !== name ? (names[seat] ?? '') : '';
        const count = between ? null : (view.counts[seat] ?? 0);
        const shared = {
          seat,
          name: small && place ? place : name,
          face,
          bot: kind !== 'person',
          count,
          sub: roleOf(eyes, view, seat, place, small),
          toPlay: seat === actor,
          clock: seat === actor ? clock : null,
          away: away || !connected,
          dealer: seat === view.dealer,
          backs: count ?? 0,
        };
        return side === 'bottom' ? (
          <WatchedSeat key={seat} {...shared} />
        ) : (
          <TableSeat
            key={seat}
            side={side}
            {...shared}
            bubble={between ? undefined : bubbleOf(eyes, view, seat)}
            // Beside it the tricks of both teams lie.
            bubbleTo={small && hasPiles(layout) ? 'below' : undefined}
          />
        );
      })}
      <TrickArea
        plays={trick.map(({ seat, card }, at) => ({
          side: sides[seat] ?? 'top',
          code: card,
          name: say(card === winning?.card ? 'omi.trick.winning' : 'omi.trick.play', {
            name: names[seat] ?? '',
            card: cardName(say, card),
          }),
          winning: card === winning?.card && (trick.length > 1 || suitOf(card) === trump),
          turn: turnOf(view.deal * 40 + first + at),
        }))}
        awaits={awaits}
      />
    </>
  );
}
