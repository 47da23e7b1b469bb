import type { ReactNode } from 'react';
import { Card, type CardLook } from '../../cards/Card';
import { cardName } from '../../cards/names';
import { useWords } from '../../i18n';

type Props = {
  codes: readonly string[];
  width?: number;
  /** Under each card: its points, perhaps. */
  notes?: readonly ReactNode[];
  look?: (code: string) => CardLook | undefined;
};

/** Cards side by side, overlapping as little as the page allows. */
export function CardRow({ codes, width = 76, notes, look }: Props) {
  const { say } = useWords();
  return (
    <div
      className="card-row"
      dir="ltr"
      style={{ '--row-card': `${width}px` } as React.CSSProperties}
    >
      {codes.map((code, at) => (
        <span key={code}>
          <Card code={code} width={width} look={look?.(code)} name={cardName(say, code)} />
          {notes && <small>{notes[at]}</small>}
        </span>
      ))}
    </div>
  );
}
