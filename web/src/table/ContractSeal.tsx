import type { Suit } from '../cards/code';
import { SuitMark } from '../cards/SuitMark';
import './seals.css';

type Props = {
  /** "Hokum". */
  title: string;
  /** "trump, doubled". */
  detail: string;
  suit?: Suit | null;
  name: string;
};

/** The contract: what is played, in which suit, at which level. */
export function ContractSeal({ title, detail, suit, name }: Props) {
  return (
    <div className="contract-seal" role="img" aria-label={name}>
      {suit && <SuitMark suit={suit} size={22} />}
      <span aria-hidden="true">
        {title}
        <small>{detail}</small>
      </span>
    </div>
  );
}
