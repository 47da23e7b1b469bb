import type { Suit } from './code';

const GOLD = '#d9a23c';
const DARK = '#2a211c';
const CREAM = '#fff7e8';
const PANEL: Record<Suit, [light: string, ground: string]> = {
  H: ['#fce9e3', '#f3c6ba'],
  D: ['#fdf0d8', '#f2d49a'],
  S: ['#e8edf2', '#c3cfdb'],
  C: ['#e6f0e6', '#bcd3bd'],
};

function Shoulders({ robe, sash }: { robe: string; sash: string }) {
  return (
    <>
      <path d="M112 176c2-34 20-46 54-46s52 12 54 46z" fill={robe} />
      <path d="M148 131l18 30 18-30-5-2h-26z" fill={CREAM} />
      <path d="M166 161l-24-28-8 3 26 40h12l26-40-8-3z" fill={GOLD} />
      <path d="M124 176l8-26M208 176l-8-26" stroke={GOLD} strokeWidth="4" />
      <circle cx="166" cy="168" r="5" fill={sash} />
    </>
  );
}

function Face({ y }: { y: number }) {
  return (
    <>
      <rect x="156" y={y + 16} width="20" height="22" rx="8" fill="#e2bd93" />
      <path d={`M144 ${y - 14}h44v16c0 20-10 30-22 30s-22-10-22-30z`} fill="#f0d3b0" />
      <path
        d={`M150 ${y - 1}q6-5 11 0M171 ${y - 1}q6-5 11 0`}
        stroke={DARK}
        strokeWidth="3"
        fill="none"
        strokeLinecap="round"
      />
      <path d={`M166 ${y}v11`} stroke="#c2946a" strokeWidth="3" strokeLinecap="round" />
    </>
  );
}

function King({ robe, sash }: { robe: string; sash: string }) {
  return (
    <>
      <Shoulders robe={robe} sash={sash} />
      <path d="M140 84h52v30c0 24-12 38-26 38s-26-14-26-38z" fill={DARK} />
      <Face y={96} />
      <path d="M144 106c4 8 12 6 22 6s18 2 22-6v10c0 20-10 32-22 32s-22-12-22-32z" fill={DARK} />
      <path d="M158 119h16" stroke="#d58a72" strokeWidth="4" strokeLinecap="round" />
      <path d="M138 84l-6-38 17 16 17-26 17 26 17-16-6 38z" fill={GOLD} />
      <path d="M138 84h56v-9h-56z" fill={robe} />
      <circle cx="132" cy="45" r="5" fill={robe} />
      <circle cx="200" cy="45" r="5" fill={robe} />
      <circle cx="166" cy="36" r="6" fill={robe} />
    </>
  );
}

function Queen({ robe, sash }: { robe: string; sash: string }) {
  return (
    <>
      <path
        d="M166 52c34 0 44 30 44 62 0 24 6 44 10 62H112c4-18 10-38 10-62 0-32 10-62 44-62z"
        fill={sash}
      />
      <path
        d="M166 60c28 0 35 26 35 52 0 26 6 46 8 64h-86c2-18 8-38 8-64 0-26 7-52 35-52z"
        fill={robe}
      />
      <path d="M122 176c4-26 20-36 44-36s40 10 44 36z" fill={GOLD} />
      <path d="M130 176c4-20 18-28 36-28s32 8 36 28z" fill={CREAM} />
      <path d="M166 150l9 13-9 13-9-13z" fill={robe} />
      <path d="M140 108c-2-28 8-40 26-40s28 12 26 40z" fill={DARK} />
      <Face y={102} />
      <path
        d="M144 88c6 0 16-4 22-12 6 8 16 12 22 12v8h-4c-8-1-14-4-18-9-4 5-10 8-18 9h-4z"
        fill={DARK}
      />
      <path
        d="M159 121q7 5 14 0"
        stroke="#c8452f"
        strokeWidth="4"
        fill="none"
        strokeLinecap="round"
      />
      <path d="M138 72q28-22 56 0l-3 9q-25-18-50 0z" fill={GOLD} />
      <path d="M166 38l9 14-9 14-9-14z" fill={GOLD} />
      <circle cx="143" cy="63" r="5" fill={GOLD} />
      <circle cx="189" cy="63" r="5" fill={GOLD} />
      <circle cx="142" cy="122" r="4.5" fill={GOLD} />
      <circle cx="190" cy="122" r="4.5" fill={GOLD} />
    </>
  );
}

function Jack({ robe, sash }: { robe: string; sash: string }) {
  return (
    <>
      <Shoulders robe={robe} sash={sash} />
      <path d="M140 88h52v24c0 8-4 16-8 20h-36c-4-4-8-12-8-20z" fill="#6b3d1e" />
      <Face y={98} />
      <path
        d="M158 117q8 5 16 0"
        stroke="#b5573b"
        strokeWidth="4"
        fill="none"
        strokeLinecap="round"
      />
      <path d="M134 88c-4-26 12-42 34-42s36 14 30 42c-20-10-44-10-64 0z" fill={robe} />
      <path d="M132 90c18-14 50-14 68 0l-2 9c-18-11-46-11-64 0z" fill={GOLD} />
      <path d="M190 62c22-8 30-24 28-38-20 4-34 16-34 34z" fill={GOLD} />
      <path d="M190 60c8-10 16-20 24-30" stroke={sash} strokeWidth="3" fill="none" />
      <circle cx="188" cy="64" r="6" fill={sash} />
    </>
  );
}

const FIGURE = { K: King, Q: Queen, J: Jack };

/** The upper half of a court card: a bust in a pointed arch, right of the index. */
export function CourtHalf({ rank, suit }: { rank: 'K' | 'Q' | 'J'; suit: Suit }) {
  const Figure = FIGURE[rank];
  const [light, ground] = PANEL[suit];
  const robe = `var(--suit-${suit})`;
  return (
    <>
      <rect x="98" y="16" width="136" height="159" rx="6" fill={ground} />
      <path
        d="M98 40l24-24M98 60l44-44M98 80l20-20M234 40l-24-24M234 60l-44-44M234 80l-20-20"
        stroke={robe}
        strokeOpacity=".28"
        strokeWidth="2"
        fill="none"
      />
      <path
        d="M107 176V92c0-34 30-48 59-70 29 22 59 36 59 70v84z"
        fill={light}
        stroke={GOLD}
        strokeWidth="4"
      />
      <Figure robe={robe} sash={`var(--sash-${suit})`} />
      <rect
        x="98"
        y="16"
        width="136"
        height="159"
        rx="6"
        fill="none"
        stroke={robe}
        strokeWidth="3"
      />
    </>
  );
}
