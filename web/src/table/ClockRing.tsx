import { useMemo } from 'react';
import { type Clock, useClock } from './clock';

type Props = {
  clock: Clock;
  size: number;
  stroke?: number;
  /** Bots sit in a rounded square. */
  square?: boolean;
  /** Rings on bars and docks are darker than rings on felt. */
  ground?: 'felt' | 'surface';
};

/** The time left as a ring that empties from the top; one CSS animation from the deadline. */
export function ClockRing({ clock, size, stroke = 6, square = false, ground = 'felt' }: Props) {
  const { seconds, tone } = useClock(clock);
  const spent = useMemo(() => clock.total - (clock.deadline - Date.now()), [clock]);
  const r = (size - stroke) / 2;
  const shape = (className: string) =>
    square ? (
      <path
        className={className}
        pathLength="100"
        strokeWidth={stroke}
        d={roundedSquare(size, stroke / 2, size * 0.27)}
      />
    ) : (
      <path
        className={className}
        pathLength="100"
        strokeWidth={stroke}
        d={`M${size / 2} ${stroke / 2}a${r} ${r} 0 1 1 -.01 0`}
      />
    );
  return (
    <svg
      key={clock.deadline}
      className="clock-ring"
      role="timer"
      aria-hidden="true"
      data-tone={tone}
      data-ground={ground}
      data-seconds={seconds}
      width={size}
      height={size}
      style={
        {
          '--clock-steps': Math.max(1, Math.round(clock.total / 1000)),
          '--clock-total': `${clock.total}ms`,
          '--clock-spent': `${-Math.max(0, spent)}ms`,
        } as React.CSSProperties
      }
    >
      {shape('clock-track')}
      {shape('clock-hand')}
    </svg>
  );
}

/** Starts at the middle of the top edge, so that it empties from there like the circle. */
function roundedSquare(size: number, inset: number, radius: number): string {
  const a = inset;
  const b = size - inset;
  const r = radius;
  const arc = (x: number, y: number) => `a${r} ${r} 0 0 1 ${x} ${y}`;
  return [
    `M${size / 2} ${a}H${b - r}`,
    arc(r, r),
    `V${b - r}`,
    arc(-r, r),
    `H${a + r}`,
    arc(-r, -r),
    `V${a + r}`,
    arc(r, -r),
    'z',
  ].join('');
}
