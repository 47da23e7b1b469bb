import { CardIndex } from './CardIndex';
import { isJoker, isRed, suitOf } from './code';
import { SuitMark } from './SuitMark';

type Props = { codes: readonly string[]; name: string };

/** Cards in running text, as the log writes them: `8♣ 9♦ 10♠`. */
export function CardCodes({ codes, name }: Props) {
  return (
    <span className="card-codes" dir="ltr" role="img" aria-label={name}>
      {codes.map((code) =>
        isJoker(code) ? (
          <span key={code}>★</span>
        ) : (
          <span key={code} className={isRed(suitOf(code)) ? 'red-suit' : undefined}>
            <CardIndex code={code} />
            <SuitMark suit={suitOf(code)} size={11} />
          </span>
        ),
      )}
    </span>
  );
}
