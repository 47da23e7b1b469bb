import { isRed, type Suit } from './code';
import { SUIT_PATH } from './shapes';

type Props = {
  suit: Suit;
  size?: number;
  /** Spoken name; without it the mark is decoration beside a word. */
  label?: string;
  /** Takes the colour of the text instead of the suit's own red. */
  plain?: boolean;
};

/** One suit sign in running text. */
export function SuitMark({ suit, size = 16, label, plain }: Props) {
  const className = isRed(suit) && !plain ? 'suit-mark red-suit' : 'suit-mark';
  const path = <path d={SUIT_PATH[suit]} fill="currentColor" />;
  if (!label) {
    return (
      <svg
        className={className}
        width={size}
        height={size}
        viewBox="0 0 100 100"
        aria-hidden="true"
      >
        {path}
      </svg>
    );
  }
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 100 100"
      role="img"
      aria-label={label}
    >
      {path}
    </svg>
  );
}
