import type { CSSProperties } from 'react';
import { useWords } from '../../i18n';
import { useWidth } from '../../ui/useWidth';
import { labelledOf } from './labelled';
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

/** Half of it stands out at each end of the line, as in replay.css. */
const THUMB = 20;
/** Dots nearer than this, in pixels, would be a chain. */
const DOTTED = 10;
/** Where there is no room for every move, there is a dot for every so many. */
const STRIDES = [1, 2, 5, 10, 20, 50, 100];

/** The whole match as a line, with a dot for each move and a mark where each deal begins, or each trick of a single deal. Always from left to right. */
export function Timeline({ course, seq, text, first, onJump, onToggle }: Props) {
  const { t } = useWords();
  const [place, whole] = useWidth(1024);
  const width = whole - THUMB;
  const last = Math.max(1, course.total - 1);
  const stride = STRIDES.find((moves) => (moves * width) / last >= DOTTED) ?? last;
  const marks = [
    ...course.deals.map((start, deal) => ({
      start,
      name: t('result.dealNumber', { number: deal + first }),
    })),
    ...(course.deals.length > 1 ? [] : course.rounds).map(({ start, kind }, at) => ({
      start,
      name: t(`replay.${kind}`, { number: at + 2 }),
    })),
  ];
  const begin = new Set(marks.map(({ start }) => start));
  const dots = Array.from(
    { length: Math.floor(last / stride) + 1 },
    (_, step) => step * stride,
  ).filter((move) => !begin.has(move));
  const now = marks.findLastIndex(({ start }) => start <= seq);
  const labelled = labelledOf(
    marks.map(({ start }) => (start / last) * width),
    width,
    now,
  );
  const at = (move: number) => ({ '--at': move / last }) as CSSProperties;
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
        {dots.map((move) => (
          <b key={move} style={at(move)} data-passed={move <= seq || undefined} />
        ))}
        {marks.map(({ start, name }, mark) => (
          <i key={name} style={at(start)} data-passed={start <= seq || undefined}>
            {labelled[mark] && (
              <span data-now={mark === now || undefined} data-side={labelled[mark]}>
                {name}
              </span>
            )}
          </i>
        ))}
      </div>
    </div>
  );
}
