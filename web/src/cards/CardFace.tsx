import { CourtHalf } from './CourtHalf';
import { arabicLetterOf, indexOf, rankOf, type Suit, suitOf } from './code';
import { SUIT_PATH, star } from './shapes';

const GOLD = '#d9a23c';
/** Where the Arabic letter of a rank stands, and how large. */
const ARABIC: Record<string, { y: number; size: number }> = {
  A: { y: 104, size: 104 },
  K: { y: 92, size: 108 },
  Q: { y: 74, size: 108 },
  J: { y: 66, size: 108 },
};

function Pip({ suit, x, y, size }: { suit: Suit; x: number; y: number; size: number }) {
  return (
    <svg x={x} y={y} width={size} height={size} viewBox="0 0 100 100" aria-hidden="true">
      <path d={SUIT_PATH[suit]} fill={`var(--suit-${suit})`} />
    </svg>
  );
}

function LatinIndex({ rank, suit }: { rank: string; suit: Suit }) {
  const ten = rank === 'T';
  const fit = ten
    ? ({ x: 10, textLength: 86, lengthAdjust: 'spacingAndGlyphs' } as const)
    : ({ x: 50, textAnchor: 'middle' } as const);
  return (
    <g>
      <text
        {...fit}
        y="92"
        direction="ltr"
        fontFamily="var(--slab)"
        fontWeight="750"
        fontSize="104"
        fill={`var(--suit-${suit})`}
      >
        {indexOf(rank)}
      </text>
      <Pip suit={suit} x={ten ? 27 : 25} y={104} size={50} />
    </g>
  );
}

function ArabicIndex({ rank, suit }: { rank: string; suit: Suit }) {
  const colour = `var(--suit-${suit})`;
  const arabic = ARABIC[rank];
  const ten = rank === 'T';
  const fit = ten
    ? ({ x: 154, textLength: 86, lengthAdjust: 'spacingAndGlyphs' } as const)
    : ({ x: 198, textAnchor: 'middle' } as const);
  return (
    <g>
      <text
        {...fit}
        y={arabic?.y ?? 92}
        direction="ltr"
        fontFamily={arabic ? "'Noto Naskh Arabic Variable'" : 'var(--slab)'}
        fontWeight="700"
        fontSize={arabic?.size ?? 104}
        fill={colour}
        stroke={arabic ? colour : 'none'}
        strokeWidth="3"
      >
        {(arabic && arabicLetterOf(rank)) ?? indexOf(rank)}
      </text>
      <Pip suit={suit} x={173} y={arabic ? 112 : 108} size={50} />
    </g>
  );
}

function Middle({ rank, suit }: { rank: string; suit: Suit }) {
  const colour = `var(--suit-${suit})`;
  if (rank === 'K' || rank === 'Q' || rank === 'J') {
    return (
      <>
        <CourtHalf rank={rank} suit={suit} />
        <g transform="rotate(180 125 175)">
          <CourtHalf rank={rank} suit={suit} />
        </g>
      </>
    );
  }
  if (rank !== 'A') return <Pip suit={suit} x={73} y={123} size={104} />;
  return (
    <>
      <polygon points={star(125, 175, 80, 57)} fill={colour} fillOpacity=".07" />
      <polygon
        points={star(125, 175, 80, 57, Math.PI / 8)}
        fill="none"
        stroke={colour}
        strokeOpacity=".35"
        strokeWidth="2.5"
      />
      <polygon points={star(125, 175, 64, 50)} fill="none" stroke={GOLD} strokeWidth="3" />
      <Pip suit={suit} x={84} y={134} size={82} />
    </>
  );
}

/** The drawing of one natural card in a box of 250 × 350. */
export function CardFace({ code, arabic }: { code: string; arabic: boolean }) {
  const rank = rankOf(code);
  const suit = suitOf(code);
  const court = 'KQJ'.includes(rank);
  const Index = arabic ? ArabicIndex : LatinIndex;
  return (
    <>
      {!court && !arabic && (
        <path
          d="M214 18h18v18M36 332H18v-18"
          fill="none"
          stroke={`var(--suit-${suit})`}
          strokeOpacity=".25"
          strokeWidth="2.5"
        />
      )}
      {/* The panel makes room for the index, so it changes sides with it. */}
      <g {...(court && arabic ? { transform: 'translate(250 0) scale(-1 1)' } : {})}>
        <Middle rank={rank} suit={suit} />
      </g>
      <Index rank={rank} suit={suit} />
      <g transform="rotate(180 125 175)">
        <Index rank={rank} suit={suit} />
      </g>
    </>
  );
}

/** Under 44 px only rank and suit are drawn, at the edge that a neighbour leaves free. */
export function SmallFace({ code, arabic }: { code: string; arabic: boolean }) {
  const rank = rankOf(code);
  const suit = suitOf(code);
  const letter = arabic ? arabicLetterOf(rank) : undefined;
  const fit =
    rank === 'T'
      ? ({ x: arabic ? 126 : 12, textLength: 112, lengthAdjust: 'spacingAndGlyphs' } as const)
      : ({ x: arabic ? 182 : 68, textAnchor: 'middle' } as const);
  return (
    <>
      <text
        {...fit}
        y={letter ? 120 : 132}
        direction="ltr"
        fontFamily={letter ? "'Noto Naskh Arabic Variable'" : 'var(--slab)'}
        fontWeight="750"
        fontSize="148"
        fill={`var(--suit-${suit})`}
      >
        {letter ?? indexOf(rank)}
      </text>
      <Pip suit={suit} x={arabic ? 134 : 20} y={152} size={96} />
      <Pip suit={suit} x={arabic ? 20 : 122} y={236} size={106} />
    </>
  );
}
