import type { ReactNode } from 'react';
import { Card, type CardLook } from '../../cards/Card';
import { isJoker } from '../../cards/code';
import { useDeck } from '../../cards/Deck';
import { JokerTag } from '../../cards/JokerTag';
import { cardName, jokerName } from '../../cards/names';
import { LANGUAGES, useWords } from '../../i18n';

type Props = {
  codes: readonly string[];
  width?: number;
  /** Under each card: its points, perhaps. */
  notes?: readonly ReactNode[];
  look?: (code: string) => CardLook | undefined;
  /** The card that the joker stands for. */
  joker?: string;
};

/** Cards side by side, overlapping as little as the page allows. */
export function CardRow({ codes, width = 76, notes, look, joker }: Props) {
  const { say, language } = useWords();
  const { arabic } = useDeck();
  // In the order of reading, and stacked so that the corner with the index stays free.
  const firstOnTop = arabic !== (LANGUAGES[language].dir === 'rtl');
  return (
    <div
      className="card-row"
      data-first-on-top={firstOnTop || undefined}
      style={{ '--row-card': `${width}px` } as React.CSSProperties}
    >
      {codes.map((code, at) => {
        const as = isJoker(code) ? joker : undefined;
        return (
          <span key={code} style={firstOnTop ? { zIndex: codes.length - at } : undefined}>
            <Card
              code={code}
              width={width}
              look={look?.(code)}
              name={as ? jokerName(say, as) : cardName(say, code)}
              tag={as && <JokerTag code={as} />}
            />
            {notes && <small>{notes[at]}</small>}
          </span>
        );
      })}
    </div>
  );
}
