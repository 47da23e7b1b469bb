import type { ReactNode } from 'react';
import { symbolOf, useDeck } from './Deck';
import './card.css';

/** `old`: an earlier play of the round; `gold`: a declared project or the public card; `taken`: leaves the row. */
export type CardLook = 'trump' | 'winning' | 'gold' | 'old' | 'taken';

export type CardProps = {
  /** A card code, or `back`. */
  code: string;
  width: number;
  look?: CardLook | undefined;
  lifted?: boolean | undefined;
  dimmed?: boolean | undefined;
  /** Spoken name. Leave it out where the surroundings already say it. */
  name?: string | undefined;
  /** The card a joker stands for, as `QH`-style text with its suit mark. */
  tag?: ReactNode;
};

const SMALL = 44;
/** On narrower ones the next card of a meld would cover the suit of a tag. */
const TAGGED = 54;

/** One card in any state; its size is its width. */
export function Card({ code, width, look, lifted, dimmed, name, tag }: CardProps) {
  const { fourColour, arabic } = useDeck();
  const face = (
    <>
      <svg viewBox="0 0 250 350" aria-hidden="true">
        <use href={`#${symbolOf(code, width < SMALL)}`} />
      </svg>
      {tag && (
        <span
          className="card-tag"
          data-end={arabic || undefined}
          data-short={width < TAGGED || undefined}
        >
          {tag}
        </span>
      )}
    </>
  );
  const shown = {
    className: 'card',
    style: { '--w': `${width}px` } as React.CSSProperties,
    'data-look': look,
    'data-lifted': lifted || undefined,
    'data-dimmed': dimmed || undefined,
    'data-four': fourColour || undefined,
    'data-arabic': arabic || undefined,
  };
  if (!name) {
    return (
      <div {...shown} aria-hidden="true">
        {face}
      </div>
    );
  }
  return (
    <div {...shown} role="img" aria-label={name}>
      {face}
    </div>
  );
}
