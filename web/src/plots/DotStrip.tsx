import { useWidth } from '../ui/useWidth';
import { heaped } from './heaps';
import { type Domain, partOf, ticksOf } from './scale';
import './plots.css';

export type Dot = { key: string; value: number; kind?: 'bot' | 'person' | 'own' };

type Props = {
  label: string;
  dots: readonly Dot[];
  domain: Domain;
  text: (value: number) => string;
  /** The mean with its interval, below the dots. */
  mean?: { value: number; low: number | null; high: number | null } | undefined;
};

const DOT = 11;
const EDGE = 18;

/** Every result as a dot on one line, with zero and the mean. The list beside it has the numbers. */
export function DotStrip({ label, dots, domain, text, mean }: Props) {
  const [place, width] = useWidth(420);
  const inner = width - 2 * EDGE;
  const x = (value: number) => EDGE + partOf(value, domain) * inner;
  const piled = heaped(dots, ({ value }) => partOf(value, domain), DOT / inner);
  const levels = Math.min(6, Math.max(1, ...piled.map(({ level }) => level + 1)));
  const floor = 8 + levels * DOT;
  const height = floor + (mean ? 18 : 0) + 22;
  return (
    <div ref={place}>
      <svg
        className="dots"
        role="img"
        aria-label={label}
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        direction="ltr"
      >
        {ticksOf(domain, width < 360 ? 3 : 5).map((tick) => (
          <g key={tick} data-zero={tick === 0}>
            <line x1={x(tick)} x2={x(tick)} y1="2" y2={height - 20} />
            <text x={x(tick)} y={height - 5} textAnchor="middle">
              {text(tick)}
            </text>
          </g>
        ))}
        {piled.map(({ item, level }) => {
          const y = floor - DOT / 2 - Math.min(level, levels - 1) * DOT;
          const at = x(item.value);
          return item.kind === 'own' ? (
            <path key={item.key} data-kind="own" d={`M${at} ${y - 6}l6 6-6 6-6-6z`} />
          ) : item.kind === 'person' ? (
            <circle key={item.key} data-kind="person" cx={at} cy={y} r="4" />
          ) : (
            <rect key={item.key} x={at - 4} y={y - 4} width="8" height="8" rx="2" />
          );
        })}
        {mean && (
          <g className="dots-mean">
            {mean.low !== null && mean.high !== null && (
              <line x1={x(mean.low)} x2={x(mean.high)} y1={floor + 10} y2={floor + 10} />
            )}
            <rect x={x(mean.value) - 2.5} y={floor + 2} width="5" height="16" rx="2" />
          </g>
        )}
      </svg>
    </div>
  );
}
