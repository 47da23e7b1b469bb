import type { CSSProperties } from 'react';
import { useWords } from '../../i18n';
import { useWidth } from '../../ui/useWidth';
import type { Course } from './useFrames';

type Props = {
  course: Course;
  seq: number;
  /** What a screen reader says of this moment. */
  text: string;
  /** The number of the first deal: a match may have gone on from a saved one. */
  first: number;
  onJump: (seq: number) => void;
  onToggle: () => void;
};

/** Labels nearer than this, in pixels, would touch. */
const APART = 64;

/** Moves nearer than this, in pixels, have no dots of their own. */
const DOTTED = 7;

/** The whole match as a line, with a mark where each deal begins and a dot for each move. Always from left to right. */
export function Timeline({ course, seq, text, first, onJump, onToggle }: Props) {
  const { t } = useWords();
  const [place, width] = useWidth(1024);
  const last = Math.max(1, course.total - 1);
  let label = Number.NEGATIVE_INFINITY;
  const marks = course.deals.map((start, deal) => {
    const at = start / last;
    const labelled = (at - label) * width >= APART && (1 - at) * width >= APART;
    if (labelled) label = at;
    return { at, deal, labelled };
  });
  return (
    <div
      ref={place}
      className="replay-line"
      dir="ltr"
      style={{ '--done': seq / last } as CSSProperties}
    >
      <input
        type="range"
        min={0}
        max={course.total - 1}
        value={seq}
        aria-label={t('replay.line')}
        aria-valuetext={text}
        onChange={(event) => onJump(Number(event.target.value))}
        onKeyDown={(event) => {
          if (event.key !== ' ') return;
          event.preventDefault();
          onToggle();
        }}
      />
      <div aria-hidden="true">
        {width / last >= DOTTED &&
          Array.from({ length: last + 1 }, (_, move) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a move is its number
            <b key={move} style={{ '--at': move / last } as CSSProperties} />
          ))}
        {marks.map(({ at, deal, labelled }) => (
          <i key={deal} style={{ '--at': at } as CSSProperties}>
            {labelled && <span>{t('result.dealNumber', { number: deal + first })}</span>}
          </i>
        ))}
      </div>
    </div>
  );
}
