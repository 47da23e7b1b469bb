import { Card } from '../../cards/Card';
import { cardName } from '../../cards/names';
import { At } from '../../table/At';
import { turnOf } from '../../table/flights';
import { usePlace } from '../../table/places';
import { Slot } from '../../table/Slot';
import { useText } from '../../table/text';
import type { TrickCard } from './beats';
import { slotOf } from './flights';
import { nameOf, type Tongue } from './words';
import type { Zones } from './zones';

export type TrickShown = {
  cards: readonly TrickCard[];
  /** Number of the deal's trick, for the small turn of its cards. */
  seed: number;
  /** A card of yours is awaited: what the empty place says. */
  awaits: string | null;
};

type Props = TrickShown & { zones: Zones; tongue: Tongue };

function Lying({ shown, place, ...props }: Props & { shown: TrickCard; place: string }) {
  const { zones, tongue, seed } = props;
  const turn = turnOf(seed * 2 + shown.seat) * 0.6;
  const values = { name: nameOf(tongue, shown.seat), card: cardName(tongue.t, shown.card) };
  return (
    <div ref={usePlace(place)} data-turn={turn} style={{ rotate: `${turn}deg` }}>
      <Card
        code={shown.card}
        width={zones.slots.width}
        look={shown.wins ? 'winning' : undefined}
        name={tongue.t(shown.wins ? 'santase.inTrickWins' : 'santase.inTrick', values)}
      />
    </div>
  );
}

/** The two places in the middle: yours at the left, the other's at the right. */
export function Trick(props: Props) {
  const { cards, awaits, zones, tongue } = props;
  const t = useText();
  const bottom = tongue.own ?? 0;
  const { x, y, width, gap } = zones.slots;
  return (
    <section aria-label={t('table.table')}>
      {[bottom, 1 - bottom].map((seat) => {
        const place = slotOf(seat, bottom);
        const card = cards.find((one) => one.seat === seat);
        const mine = seat === tongue.own;
        return (
          <At
            key={seat}
            x={x + (seat === bottom ? -gap / 2 : gap / 2)}
            y={y}
            anchor="centre"
            layer={card ? 4 : 3}
          >
            {card ? (
              <Lying key={card.card} {...props} shown={card} place={place} />
            ) : (
              <Slot key="free" place={place} width={width} drop={mine && awaits !== null}>
                {mine ? awaits : nameOf(tongue, seat)}
              </Slot>
            )}
          </At>
        );
      })}
    </section>
  );
}
