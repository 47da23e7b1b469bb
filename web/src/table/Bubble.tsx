import type { ReactNode } from 'react';
import './seals.css';

export type BubbleTone = 'say' | 'quiet' | 'lantern';

type Props = {
  x: number;
  y: number;
  /** Side of the bubble on which its tail is; the tail touches x, y. */
  tail: 'bottom' | 'top' | 'left' | 'right';
  /** Speech, a pass, or something declared. */
  tone?: BubbleTone;
  small?: boolean;
  children: ReactNode;
};

/** What somebody says; the live region has said it already. */
export function Bubble({ x, y, tail, tone = 'say', small, children }: Props) {
  const gap = { bottom: [0, -10], top: [0, 10], left: [10, 0], right: [-10, 0] }[tail];
  return (
    <div
      className="bubble"
      data-tail={tail}
      data-tone={tone}
      data-small={small || undefined}
      aria-hidden="true"
      style={{ left: x + (gap[0] ?? 0), top: y + (gap[1] ?? 0) }}
    >
      {children}
    </div>
  );
}
