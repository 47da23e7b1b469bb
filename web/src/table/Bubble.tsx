import type { CSSProperties, ReactNode } from 'react';
import { useLayout } from './StageLayout';
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

/** From the point to the bubble: right and down. */
const GAP = { bottom: [0, -10], top: [0, 10], left: [10, 0], right: [-10, 0] } as const;

/** What somebody says; the live region has said it already. */
export function Bubble({ x, y, tail, tone = 'say', small, children }: Props) {
  const { felt } = useLayout();
  const [right, down] = GAP[tail];
  const left = x + right;
  const style = {
    left,
    top: y + down,
    '--from': `${felt.x - left}px`,
    '--to': `${felt.x + felt.width - left}px`,
  } as CSSProperties;
  return (
    <div
      className="bubble"
      data-tail={tail}
      data-tone={tone}
      data-small={small || undefined}
      aria-hidden="true"
      style={style}
    >
      {children}
    </div>
  );
}
