import type { ReactNode } from 'react';
import { ScoreNumber } from './ScoreNumber';
import { useText } from './text';
import './score.css';

export type ScoreItem = {
  id: string;
  label: ReactNode;
  /** Numbers count up when they change. */
  value?: ReactNode | number;
  signed?: boolean;
  /** Your own side. */
  own?: boolean;
};

export type ScoreProps = {
  items: readonly ScoreItem[];
  /** "Us 84, them 61, Hokum hearts, doubled". */
  spoken?: string;
};

function Value({ item }: { item: ScoreItem }) {
  if (typeof item.value === 'number') {
    return <ScoreNumber value={item.value} signed={item.signed ?? false} />;
  }
  return item.value === undefined ? null : <b>{item.value}</b>;
}

export function ScoreItems({ items, spoken, form }: ScoreProps & { form: 'bar' | 'strip' }) {
  const t = useText();
  return (
    <div className={`score-${form}`} role="status" aria-label={spoken ?? t('table.score')}>
      {items.map((item) => (
        <div key={item.id} data-own={item.own || undefined}>
          <span dir="auto">{item.label}</span>
          <Value item={item} />
        </div>
      ))}
    </div>
  );
}

/** Totals, trump and tricks in the top bar. */
export function ScoreBar(props: ScoreProps) {
  return <ScoreItems {...props} form="bar" />;
}
