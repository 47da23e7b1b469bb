import type { CSSProperties, ReactNode } from 'react';

type Props = {
  x: number;
  y: number;
  /** Which point of the part stands at x, y. */
  anchor?: 'top' | 'centre' | 'start' | 'end';
  turn?: number;
  layer?: number;
  children: ReactNode;
};

const SHIFT = {
  top: 'translate(-50%, 0)',
  centre: 'translate(-50%, -50%)',
  start: '',
  end: 'translate(-100%, 0)',
};

/** Puts a part at a point of the stage. The table does not mirror: start is left, end is right. */
export function At({ x, y, anchor = 'top', turn = 0, layer = 5, children }: Props) {
  const style: CSSProperties = {
    left: x,
    top: y,
    zIndex: layer,
    transform: `${SHIFT[anchor]} rotate(${turn}deg)`,
  };
  return (
    <div className="stage-at" style={style}>
      {children}
    </div>
  );
}
