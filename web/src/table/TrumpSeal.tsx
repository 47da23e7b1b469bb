import type { Suit } from '../cards/code';
import { SuitMark } from '../cards/SuitMark';
import './seals.css';

type Props = {
  suit: Suit;
  /** "Trump". */
  label: string;
  /** "Trump diamonds, named by Ruwan". */
  name: string;
};

/** The trump suit on a card of its own, beside whoever named it. */
export function TrumpSeal({ suit, label, name }: Props) {
  return (
    <div className="trump-seal" role="img" aria-label={name}>
      <SuitMark suit={suit} size={34} />
      <span aria-hidden="true">{label}</span>
    </div>
  );
}
