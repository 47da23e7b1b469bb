import { CardIndex } from './CardIndex';
import { arabicLetterOf, rankOf, suitOf } from './code';
import { useDeck } from './Deck';
import { SuitMark } from './SuitMark';

/** What a joker on the table stands for: `Q♥`, or a rank alone where the suit is open. */
export function JokerTag({ code }: { code: string }) {
  const { arabic } = useDeck();
  return (
    <span dir="ltr">
      <span data-letter={(arabic && arabicLetterOf(rankOf(code)) !== undefined) || undefined}>
        <CardIndex code={code} />
      </span>
      {suitOf(code) && <SuitMark suit={suitOf(code)} size={9} plain />}
    </span>
  );
}
