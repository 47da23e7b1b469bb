import { useState } from 'react';
import type { BoardProps } from '../board';
import { asDone } from './asDone';
import type { Action, JollyEvent, View } from './types';

type Props = BoardProps<View, Action, JollyEvent>;
type Sent = { action: Action; seq: number };

/**
 * The table as it is to be drawn: own actions on their way are done already, and stay so until their step
 * is shown; between two deals the cards of the last one still lie.
 */
export function useShown(props: Props, between: boolean) {
  const { view, latest, pending, refused } = props;
  const [sent, setSent] = useState<Sent[]>([]);
  const [deal, setDeal] = useState({ now: view, before: null as View | null });
  if (pending && sent.at(-1)?.action !== pending) {
    const open = sent.filter(({ seq }) => seq >= view.seq - 1);
    setSent([...open, { action: pending, seq: latest.seq }]);
  }
  if (refused && sent.some(({ action }) => action === refused.action)) {
    setSent(sent.filter(({ action }) => action !== refused.action));
  }
  if (deal.now !== view) {
    setDeal({ now: view, before: deal.now.deal === view.deal ? deal.before : deal.now });
  }
  const open = sent.filter(({ seq }) => seq >= view.seq);
  const record = view.deals.at(-1);
  const left = deal.before && {
    ...deal.before,
    hand: deal.before.hand.filter((card) => card !== record?.turned),
    counts: deal.before.counts.map((count, seat) => record?.hands[seat]?.length ?? count),
  };
  const shown = between && left ? left : open.reduce((on, { action }) => asDone(on, action), view);
  return {
    shown,
    /** Whether the action that led to this state flew when it was sent. */
    flew: (state: View) => sent.some(({ seq }) => seq === state.seq - 1),
  };
}
