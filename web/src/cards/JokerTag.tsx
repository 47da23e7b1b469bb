import { CardIndex } from './CardIndex';
import { suitOf } from './code';
import { SuitMark } from './SuitMark';

/** What a joker on the table stands for: `Q♥`, or a rank alone where the suit is open. */
export function JokerTag({ code }: { code: string }) {
  return (
    <span dir="ltr">
      <CardIndex code={code} />
      {suitOf(code) && <SuitMark suit={suitOf(code)} size={9} plain />}
    </span>
  );
}
