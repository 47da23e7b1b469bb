import type { ReactNode } from 'react';
import './seals.css';

type Props = {
  title: string;
  /** null: hidden from the viewer, and not drawn. */
  points: number | null;
  /** "2 tricks". */
  detail: ReactNode;
  /** Fills a bar, 66 in Santase. */
  goal?: number;
  /** A line under the bar. */
  note?: ReactNode;
  own?: boolean;
  /** Little room. */
  tight?: boolean;
};

/** Somebody's points in this deal, with the way to the goal. */
export function PointsBox({ title, points, detail, goal, note, own, tight }: Props) {
  return (
    <div className="points-box" data-own={own || undefined} data-tight={tight || undefined}>
      <b>
        <bdi>{title}</bdi>
      </b>
      <span className="points-number">{points}</span>
      <small>{detail}</small>
      {goal && points !== null && (
        <div className="points-bar" aria-hidden="true">
          <i style={{ inlineSize: `${Math.min(100, (points / goal) * 100)}%` }} />
        </div>
      )}
      {note && <small>{note}</small>}
    </div>
  );
}
