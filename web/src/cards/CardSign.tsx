import { CardIndex } from './CardIndex';
import { suitOf } from './code';
import { SuitMark } from './SuitMark';

/** A card on a button, in its size and colour: `J♠`. */
export function CardSign({ code }: { code: string }) {
  return (
    <span dir="ltr" className="whitespace-nowrap">
      <CardIndex code={code} /> <SuitMark suit={suitOf(code)} size={15} plain />
    </span>
  );
}
