import type { ReactNode } from 'react';
import { ClockRing } from './ClockRing';
import type { Clock } from './clock';
import { useText } from './text';
import { useOwnClock } from './You';
import './dock.css';

type Props = {
  /** "Your turn". */
  title: string;
  text?: ReactNode;
  clock?: Clock | null | undefined;
};

/** The clock line of a phone, between the actions and the hand. */
export function YouLine({ title, text, clock }: Props) {
  const t = useText();
  const { seconds } = useOwnClock(clock);
  return (
    <div className="you-line">
      {clock && <ClockRing clock={clock} size={30} stroke={4} ground="surface" />}
      <b>{title}</b>
      {text && <span>{text}</span>}
      {clock && <em aria-hidden="true">{t('table.seconds', { count: seconds })}</em>}
    </div>
  );
}
