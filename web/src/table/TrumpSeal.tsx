import type { Suit } from '../cards/code';
import { SuitMark } from '../cards/SuitMark';
import './seals.css';

type Props = {
  suit: Suit;
  /** "Trump"; without it the seal is small. */
  label?: string | undefined;
  /** "Trump diamonds, named by Ruwan". */
  name: string;
};

/** The trump suit on a card of its own, beside whoever named it. */
export function TrumpSeal({ suit, label, name }: Props) {
  return (
    <div className="trump-seal" data-small={!label || undefined} role="img" aria-label={name}>
      <SuitMark suit={suit} size={label ? 34 : 26} />
      {label && <span aria-hidden="true">{label}</span>}
    </div>
  );
}
