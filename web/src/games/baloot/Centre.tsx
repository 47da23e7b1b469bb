import { Card } from '../../cards/Card';
import { useDeck } from '../../cards/Deck';
import { cardName, cardNames } from '../../cards/names';
import { At } from '../../table/At';
import { ContractSeal } from '../../table/ContractSeal';
import { turnOf } from '../../table/flights';
import type { Side } from '../../table/layout';
import { usePlace } from '../../table/places';
import { useLayout } from '../../table/StageLayout';
import { TrickArea } from '../../table/TrickArea';
import { sortHand, winnerOf } from './cards';
import type { View } from './types';
import { about, contractAtLevel, suitName, type Talk } from './words';

/** Less felt has no room for a word under the card. */
const WORD_FROM = 190;

function PublicCard({ talk, code }: { talk: Talk; code: string }) {
  const { centre, card, felt, size } = useLayout();
  const { t } = talk;
  const place = usePlace('public');
  // Clear of the plate above it, on a phone that lies on its side.
  const lower = size === 'landscape' ? 16 : 0;
  return (
    <At x={centre.x} y={centre.y + lower} anchor="centre" layer={6}>
      <div className="public-card">
        <div ref={place}>
          <Card
            code={code}
            width={card}
            look="gold"
            name={t('baloot.publicName', { card: cardName(t, code) })}
          />
        </div>
        {felt.height >= WORD_FROM && <p className="felt-word">{t('baloot.public')}</p>}
      </div>
    </At>
  );
}

/** Less felt has no room for words under the cards. */
const WORDS_FROM = 220;

/** The hand that is claimed to win the rest, for everybody to judge. */
function Claim({ talk, sawa, trump }: { talk: Talk; sawa: NonNullable<View['sawa']> } & Trump) {
  const { centre, card, felt, size } = useLayout();
  const { t } = talk;
  const { arabic } = useDeck();
  const room = felt.width * 0.62;
  const width = Math.min(card, room / (1 + 0.5 * (sawa.hand.length - 1)));
  return (
    <At x={centre.x} y={centre.y + (size === 'phone' ? 14 : 0)} anchor="centre" layer={6}>
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
        {felt.height >= WORDS_FROM && (
          <p className="felt-word">{about(talk, 'baloot.sawa.waits', sawa.seat)}</p>
        )}
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
      x={arabic ? felt.x + felt.width - 100 - edge : felt.x + edge}
      y={felt.y + 14}
      anchor="start"
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

type CentreProps = { talk: Talk; view: View; sides: readonly Side[]; between: boolean };

/** The middle of the felt: the card for sale, the trick, or a claimed hand; the contract above it. */
export function Centre({ talk, view, sides, between }: CentreProps) {
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
  return (
    <>
      <Seal talk={talk} view={view} />
      <TrickArea plays={plays} awaits={actor === undefined ? undefined : sides[actor]} />
      {view.phase === 'sawa' && view.sawa && <Claim talk={talk} sawa={view.sawa} trump={trump} />}
    </>
  );
}
