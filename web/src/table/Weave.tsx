import { useId } from 'react';
import { star } from '../cards/shapes';

/** The star lattice of plaster and stage; fills its parent. */
export function Weave({ size = 96 }: { size?: number }) {
  const id = useId();
  const s = size;
  const corners = [
    [s / 2, s / 2],
    [0, 0],
    [s, 0],
    [0, s],
    [s, s],
  ];
  return (
    <svg className="weave" aria-hidden="true">
      <pattern id={id} width={s} height={s} patternUnits="userSpaceOnUse">
        <g
          fill="none"
          stroke="var(--weave)"
          strokeOpacity="var(--weave-strength)"
          strokeWidth="1.1"
        >
          {corners.map(([x = 0, y = 0]) => (
            <polygon key={`${x} ${y}`} points={star(x, y, s * 0.36, s * 0.255)} />
          ))}
          <path
            d={`M${s / 2} ${s * 0.14}V0M${s / 2} ${s * 0.86}V${s}M${s * 0.14} ${s / 2}H0M${s * 0.86} ${s / 2}H${s}M${s * 0.36} 0h${s * 0.28}M0 ${s * 0.36}v${s * 0.28}M${s} ${s * 0.36}v${s * 0.28}M${s * 0.36} ${s}h${s * 0.28}`}
          />
        </g>
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
