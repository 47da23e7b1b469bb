import { cardName } from '../../cards/names';
import { At } from '../../table/At';
import { Stock } from '../../table/Stock';
import { TrumpSeal } from '../../table/TrumpSeal';
import type { View } from './types';
import { nameOf, suitName, type Tongue } from './words';
import type { Zones } from './zones';

type Props = { view: View; tongue: Tongue; zones: Zones; between: boolean };

function labelOf({ view, tongue, zones }: Props): string {
  const { t, self } = tongue;
  const left = t(zones.small ? 'santase.stockShort' : 'santase.stock', { count: view.stock });
  if (view.closed_by === null) return left;
  const closed =
    view.closed_by === self
      ? t('santase.stockClosedYou')
      : t('santase.stockClosed', { name: nameOf(tongue, view.closed_by) });
  return `${left} · ${closed}`;
}

/** The stock over the trump card; when both are drawn, what trumps are. */
export function Talon(props: Props) {
  const { view, tongue, zones, between } = props;
  const { t } = tongue;
  const { x, y, width } = zones.stock;
  if (!view.trump_card) {
    const name = t('santase.trumpIs', { suit: suitName(t, view.trump) });
    return (
      <At x={x} y={y + width * 0.3}>
        <TrumpSeal suit={view.trump} label={t('santase.trump')} name={name} />
      </At>
    );
  }
  const name = t('santase.trumpCard', { card: cardName(t, view.trump_card) });
  return (
    <At x={x} y={y}>
      {/* The table does not mirror. */}
      <div dir="ltr">
        <Stock
          count={view.stock}
          width={width}
          label={between ? '' : labelOf(props)}
          trump={between ? null : { code: view.trump_card, name }}
          closed={view.closed_by !== null}
        />
      </div>
    </At>
  );
}
