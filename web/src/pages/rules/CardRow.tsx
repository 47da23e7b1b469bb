import type { ReactNode } from 'react';
import { Card, type CardLook } from '../../cards/Card';
import { useDeck } from '../../cards/Deck';
import { cardName } from '../../cards/names';
import { LANGUAGES, useWords } from '../../i18n';

type Props = {
  codes: readonly string[];
  width?: number;
  /** Under each card: its points, perhaps. */
  notes?: readonly ReactNode[];
  look?: (code: string) => CardLook | undefined;
};

/** Cards side by side, overlapping as little as the page allows. */
export function CardRow({ codes, width = 76, notes, look }: Props) {
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
      {codes.map((code, at) => (
        <span key={code} style={firstOnTop ? { zIndex: codes.length - at } : undefined}>
          <Card code={code} width={width} look={look?.(code)} name={cardName(say, code)} />
          {notes && <small>{notes[at]}</small>}
        </span>
      ))}
    </div>
  );
}
