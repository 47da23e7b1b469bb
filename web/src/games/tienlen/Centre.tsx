import { CardIndex } from '../../cards/CardIndex';
import { isRed, suitOf } from '../../cards/code';
import { SuitMark } from '../../cards/SuitMark';
import { useWords } from '../../i18n';
import { At } from '../../table/At';
import { CentrePile } from '../../table/CentrePile';
import { useLayout } from '../../table/StageLayout';
import { Stock } from '../../table/Stock';
import { rich } from '../rich';
import { comboOf } from './combos';
import { roundPlays } from './plays';
import type { View } from './types';
import type { Names } from './words';
import './tienlen.css';

type Props = { view: View; names: Names; drop: boolean };

function ShortCard({ code }: { code: string }) {
  return (
    <span dir="ltr" className={isRed(suitOf(code)) ? 'red-suit' : undefined}>
      <CardIndex code={code} />
      <SuitMark suit={suitOf(code)} size={12} />
    </span>
  );
}

/** The middle of the table: the plays of the round, what is to be beaten, and what a chop costs. */
export function Centre({ view, names, drop }: Props) {
  const { t, say } = useWords();
  const { centre, card, felt, size } = useLayout();
  const plays = roundPlays(view);
  const { top, chain } = view;
  const cut = chain.at(-1);
  const points = chain.reduce((sum, one) => sum + one.points, 0);
  const high = top && comboOf(top.cards)?.top;
  const [leader] = view.actors;
  const roomy = size === 'wide' || size === 'tablet';
  return (
    <>
      <CentrePile
        plays={plays.map(({ at, seat, cards }) => ({
          id: `${view.deal} ${at}`,
          cards,
          name: [names.nameOf(seat), names.combo(cards)].join(t('list.comma')),
        }))}
        label={top && names.titled(top.cards)}
        detail={
          cut
            ? t('tienlen.chain', {
                count: points,
                // Who was cut last pays for the whole chain.
                sum:
                  chain.length > 1
                    ? `\u2066${chain.map((one) => one.points).join(' + ')} = ${points}\u2069`
                    : points,
                on: names.nameOf(cut.on),
                by: names.nameOf(cut.by),
              })
            : high && top.cards.length > 1
              ? rich(say, 'tienlen.toBeat', {}, { card: <ShortCard code={high} /> })
              : undefined
        }
        drop={drop}
      />
      {!top && leader !== undefined && (
        <At x={centre.x} y={centre.y + card * 0.2} anchor="centre" layer={4}>
          <p className="felt-word tienlen-word text-center">
            {names.isYou(leader)
              ? t('tienlen.youLead')
              : t('tienlen.leadOf', { name: names.nameOf(leader) })}
            {view.opening_card && (
              <span className="mt-2 flex items-center justify-center gap-1 text-14">
                {rich(say, 'tienlen.opening', {}, { card: <ShortCard code={view.opening_card} /> })}
              </span>
            )}
          </p>
        </At>
      )}
      {roomy && view.undealt > 0 && (
        <At x={felt.x + 96} y={felt.y + 26} layer={3}>
          <div className="tienlen-undealt">
            <Stock
              count={view.undealt}
              width={46}
              label={t('tienlen.undealt', { count: view.undealt })}
            />
          </div>
        </At>
      )}
    </>
  );
}
