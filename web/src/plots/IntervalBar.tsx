import { type Domain, partOf, percent } from './scale';
import './plots.css';

type Props = {
  value: number;
  low: number | null;
  high: number | null;
  domain: Domain;
  ticks: readonly number[];
  /** Hatched: not settled yet. */
  provisional?: boolean;
  /** 0 may be chance; colours what is certain. */
  tone?: 'win' | 'loss' | 'open' | undefined;
};

const HEIGHT = 22;

/** A 95 % interval and its middle on a shared axis. The numbers stand beside it as text. */
export function IntervalBar({ value, low, high, domain, ticks, provisional, tone }: Props) {
  const at = (number: number) => percent(partOf(number, domain));
  return (
    <svg className="interval" data-tone={tone} height={HEIGHT} aria-hidden="true">
      {ticks.map((tick) => (
        <line key={tick} x1={at(tick)} x2={at(tick)} y1="0" y2={HEIGHT} data-zero={tick === 0} />
      ))}
      {low !== null && high !== null && (
        <line
          className="interval-bar"
          x1={at(low)}
          x2={at(high)}
          y1={HEIGHT / 2}
          y2={HEIGHT / 2}
          data-provisional={provisional || undefined}
        />
      )}
      <line className="interval-value" x1={at(value)} x2={at(value)} y1="4" y2={HEIGHT - 4} />
    </svg>
  );
}

/** The numbers over a column of bars. */
export function IntervalAxis(props: {
  domain: Domain;
  ticks: readonly number[];
  text: (value: number) => string;
}) {
  const { domain, ticks, text } = props;
  return (
    <svg className="interval" height="16" aria-hidden="true">
      {ticks.map((tick) => (
        <text key={tick} x={percent(partOf(tick, domain))} y="12" textAnchor="middle">
          {text(tick)}
        </text>
      ))}
    </svg>
  );
}
