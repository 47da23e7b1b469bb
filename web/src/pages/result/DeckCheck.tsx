import { Check, CircleHelp, X } from 'lucide-react';
import { useState } from 'react';
import { CardCodes } from '../../cards/CardCodes';
import { cardNames } from '../../cards/names';
import { checkDecks, type DeckVerdict } from '../../fair/check';
import { useWords } from '../../i18n';
import { failureText, notify } from '../../ui/toasts';
import { RestFailure, rest } from '../../wire/rest';

const ICONS = { fair: Check, given: CircleHelp, wrong: X };
const TONES = { fair: 'text-ok', given: 'text-ink-3', wrong: 'text-danger' };
/** Cards of a deck that are shown; the others are a click away. */
const FIRST = 6;

/** Shuffles every deck of the match again, here, and compares. */
export function DeckCheck({ match, deals }: { match: string; deals: number }) {
  const { t, say } = useWords();
  const [decks, setDecks] = useState<DeckVerdict[] | null>(null);
  const [done, setDone] = useState(false);
  const verify = async () => {
    setDecks([]);
    try {
      const { record } = await rest.replay(match);
      for await (const deck of checkDecks(record)) setDecks((all) => [...(all ?? []), deck]);
      setDone(true);
    } catch (error) {
      if (!(error instanceof RestFailure)) throw error;
      setDecks(null);
      notify(failureText(say, error), 'error');
    }
  };
  if (!decks) {
    return (
      <button type="button" className="text-link min-h-[44px]" onClick={() => void verify()}>
        {t('result.verify', { count: deals })}
      </button>
    );
  }
  const wrong = decks.some(({ verdict }) => verdict === 'wrong');
  const state = !done
    ? t('result.verifying', { number: decks.length + 1 })
    : wrong
      ? t('result.someWrong')
      : t('result.allFair', { count: decks.length });
  return (
    <>
      <p className={`mt-2 font-semibold text-14 ${wrong ? 'text-danger' : ''}`} role="status">
        {state}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <ol className="mt-2 max-h-72 overflow-y-auto text-13" tabIndex={0}>
        {decks.map(({ cards, verdict }, k) => {
          const Icon = ICONS[verdict];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: decks have no other name than their number
            <li key={k} className="row-line">
              <details>
                <summary className="flex min-h-[36px] cursor-pointer items-center gap-2">
                  <Icon size={15} className={`flex-none ${TONES[verdict]}`} aria-hidden="true" />
                  <span className="grow">{t('result.deck', { number: k + 1 })}</span>
                  <span className={verdict === 'fair' ? 'sr-only' : TONES[verdict]}>
                    {t(`result.deck.${verdict}`)}
                  </span>
                  <span dir="ltr" className="flex gap-2">
                    <CardCodes
                      codes={cards.slice(0, FIRST)}
                      name={cardNames(say, cards.slice(0, FIRST))}
                    />
                    <span aria-hidden="true">…</span>
                  </span>
                </summary>
                <div className="pb-2">
                  <CardCodes codes={cards} name={cardNames(say, cards)} />
                </div>
              </details>
            </li>
          );
        })}
      </ol>
    </>
  );
}
