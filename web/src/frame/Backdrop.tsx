import { star } from '../cards/shapes';

const S = 96;
const CORNERS: [number, number][] = [
  [S / 2, S / 2],
  [0, 0],
  [S, 0],
  [0, S],
  [S, S],
];

/** The star lattice in the plaster behind every page. */
export function Backdrop() {
  return (
    <svg className="backdrop" aria-hidden="true">
      <pattern id="backdrop" width={S} height={S} patternUnits="userSpaceOnUse">
        <g
          fill="none"
          stroke="var(--weave)"
          strokeOpacity="var(--weave-strength)"
          strokeWidth="1.1"
        >
          {CORNERS.map(([x, y]) => (
            <polygon key={`${x} ${y}`} points={star(x, y, S * 0.36, S * 0.255)} />
          ))}
          <path
            d={`M${S / 2} ${S * 0.14}V0M${S / 2} ${S * 0.86}V${S}M${S * 0.14} ${S / 2}H0M${S * 0.86} ${S / 2}H${S}M${S * 0.36} 0h${S * 0.28}M0 ${S * 0.36}v${S * 0.28}M${S} ${S * 0.36}v${S * 0.28}M${S * 0.36} ${S}h${S * 0.28}`}
          />
        </g>
      </pattern>
      <rect width="100%" height="100%" fill="url(#backdrop)" />
    </svg>
  );
}
