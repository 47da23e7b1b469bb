import { star } from './shapes';

const PLUM = '#7a2e6b';
const GOLD = '#d9a23c';

function Index() {
  return (
    <>
      <polygon points={star(52, 58, 42, 20)} fill={PLUM} />
      <polygon points={star(52, 58, 20, 11)} fill="#fffdf7" />
    </>
  );
}

/** A laughing cap in a star; its index is a star, so that nobody takes it for a jack. */
export function JokerFace({ arabic }: { arabic: boolean }) {
  return (
    <>
      <g transform={arabic ? 'translate(250 0) scale(-1 1)' : undefined}>
        <Index />
        <g transform="rotate(180 125 175)">
          <Index />
        </g>
      </g>
      <polygon points={star(125, 175, 92, 58)} fill="#f3e4ee" />
      <polygon
        points={star(125, 175, 92, 58, Math.PI / 8)}
        fill="none"
        stroke={GOLD}
        strokeWidth="4"
      />
      <circle cx="125" cy="182" r="44" fill="#f0d3b0" />
      <path
        d="M78 172c4-40 26-58 47-74 21 16 43 34 47 74-14-16-32-22-47-22s-33 6-47 22z"
        fill={PLUM}
      />
      <path d="M125 98c-6 18-8 34-8 53h16c0-19-2-35-8-53z" fill={GOLD} />
      <circle cx="125" cy="96" r="9" fill={GOLD} />
      <circle cx="78" cy="176" r="8" fill={GOLD} />
      <circle cx="172" cy="176" r="8" fill={GOLD} />
      <path
        d="M104 182q7-6 13 0M133 182q7-6 13 0"
        stroke="#2a211c"
        strokeWidth="4"
        fill="none"
        strokeLinecap="round"
      />
      <path d="M104 198q21 22 42 0z" fill="#c0261f" />
    </>
  );
}
