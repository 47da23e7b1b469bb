import { Card } from '../../cards/Card';
import { useDeck } from '../../cards/Deck';
import { cardName, cardNames } from '../../cards/names';
import { At } from '../../table/At';
import { ContractSeal } from '../../table/ContractSeal';
import { CARD_RATIO } from '../../table/fanGeometry';
import { turnOf } from '../../table/flights';
import { type Layout, PLATE, type Side } from '../../table/layout';
import { usePlace } from '../../table/places';
import { useLayout } from '../../table/StageLayout';
import { TrickArea } from '../../table/TrickArea';
import { sortHand, winnerOf } from './cards';
import type { View } from './types';
import { about, contractAtLevel, suitName, type Talk } from './words';

/** Words under what lies in the middle, with the air round them. */
const WORDS = 37;

/** Where cards of this height lie: near the middle, below these plates, on the felt; with words if there is room. */
function spotOf({ seat, floor }: Layout, middle: number, plates: number, height: number) {
  const clear = Math.max(plates + seat + PLATE, middle - (height + WORDS) / 2);
  const top = Math.min(clear, floor - height);
  return { top, worded: top + height + WORDS <= floor };
}

function PublicCard({ talk, code }: { talk: Talk; code: string }) {
  const layout = useLayout();
  const { centre, card, seats, size } = layout;
  const { t } = talk;
  const place = usePlace('public');
  // The free felt has its middle lower, on a phone that lies on its side.
  const lower = size === 'landscape' ? 16 : 0;
  const { top, worded } = spotOf(layout, centre.y + lower, seats.top.y, card * CARD_RATIO);
  return (
    <At x={centre.x} y={top} layer={6}>
      <div className="public-card">
        <div ref={place}>
          <Card
            code={code}
            width={card}
            look="gold"
            name={t('baloot.publicName', { card: cardName(t, code) })}
          />
        </div>
        {worded && <p className="felt-word">{t('baloot.public')}</p>}
      </div>
    </At>
  );
}

/** The hand that is claimed to win the rest, for everybody to judge. */
function Claim({ talk, sawa, trump }: { talk: Talk; sawa: NonNullable<View['sawa']> } & Trump) {
  const layout = useLayout();
  const { centre, card, felt, seats, size } = layout;
  const { t } = talk;
  const { arabic } = useDeck();
  const room = felt.width * 0.62;
  const width = Math.min(card, room / (1 + 0.5 * (sawa.hand.length - 1)));
  // So many cards reach under the seats at the sides of a phone.
  const plates = size === 'phone' ? seats.left.y : seats.top.y;
  const { top, worded } = spotOf(layout, centre.y, plates, width * CARD_RATIO);
  return (
    <At x={centre.x} y={top} layer={6}>
      <div className="public-card">
        <div
          className="open-hand"
          data-arabic={arabic || undefined}
          role="img"
          aria-label={cardNames(t, sawa.hand)}
          style={{ width: width * (1 + 0.5 * (sawa.hand.length - 1)), marginInline: 'auto' }}
        >
          {sortHand(sawa.hand, trump, 'strength').map((code) => (
            <div key={code} style={{ width: width * 0.5 }}>
              <Card code={code} width={width} look="gold" />
            </div>
          ))}
        </div>
        {worded && <p className="felt-word">{about(talk, 'baloot.sawa.waits', sawa.seat)}</p>}
      </div>
    </At>
  );
}
type Trump = { trump: View['trump'] };

/** Where Hokum itself is the word for trumps, the suit says more. */
const trumpWord = (t: Talk['t'], suit: string) =>
  t('baloot.trump') === t('baloot.hokum') ? suitName(t, suit) : t('baloot.trump');

function Seal({ talk, view }: { talk: Talk; view: View }) {
  const { felt, short, size } = useLayout();
  const { arabic } = useDeck();
  const { t } = talk;
  // The score strip says it too.
  if (short || !view.contract || view.taker === null) return null;
  if (size === 'landscape' && felt.width < 600) return null;
  const edge = size === 'landscape' ? 130 : size === 'phone' ? 10 : 18;
  // The mark keeps the sign before the number where words run to the left.
  const level = view.level > 1 ? `\u200e×${view.level}` : '';
  const kind = view.trump ? trumpWord(t, view.trump) : t('baloot.noTrump');
  return (
    <At
      x={arabic ? felt.x + felt.width - edge : felt.x + edge}
      y={felt.y + 14}
      anchor={arabic ? 'end' : 'start'}
    >
      <ContractSeal
        title={t(`baloot.${view.contract}`)}
        detail={[kind, level].filter(Boolean).join(' ')}
        suit={view.trump}
        name={contractAtLevel(t, view.contract, view.trump, view.level)}
      />
    </At>
  );
}

type CentreProps = {
  talk: Talk;
  view: View;
  sides: readonly Side[];
  between: boolean;
  /** A note lies at the near edge of the felt. */
  noted: boolean;
};

/** The middle of the felt: the card for sale, the trick, or a claimed hand; the contract above it. */
export function Centre({ talk, view, sides, between, noted }: CentreProps) {
  const { t, nameOf } = talk;
  const { deal, trick, trump } = view;
  if (between || view.phase === 'over') return <TrickArea plays={[]} />;
  if (view.phase === 'bid1' || view.phase === 'bid2') {
    return (
      <>
        <TrickArea plays={[]} />
        <PublicCard talk={talk} code={view.public} />
      </>
    );
  }
  const best = winnerOf(trick, trump);
  const tricks = view.winners.length;
  const plays = trick.map(({ seat, card }, at) => ({
    side: sides[seat] ?? ('top' as const),
    code: card,
    name: `${nameOf(seat)}, ${cardName(t, card)}`,
    winning: trick.length > 1 && best?.seat === seat,
    turn: turnOf(deal * 32 + tricks * 4 + at),
  }));
  const actor = view.phase === 'play' ? view.actors[0] : undefined;
  const awaited = actor === undefined ? undefined : sides[actor];
  // The note would cut off the own slot.
  const awaits = noted && awaited === 'bottom' ? undefined : awaited;
  return (
    <>
      <Seal talk={talk} view={view} />
      <TrickArea plays={plays} awaits={awaits} />
      {view.phase === 'sawa' && view.sawa && <Claim talk={talk} sawa={view.sawa} trump={trump} />}
    </>
  );
}
