import { Timer } from 'lucide-react';
import { type Action, ActionButton } from './ActionBar';
import type { Clock } from './clock';
import { useText } from './text';
import { useOwnClock } from './You';
import './dock.css';

export type BidProps = {
  title: string;
  /** "You deal, you speak last". */
  note?: string;
  bids: readonly Action[];
  /** What is no bid, a hint: in the head of the panel, after the bids elsewhere. */
  asides?: readonly Action[];
  clock?: Clock | null | undefined;
};

/** Height of the panel on a phone: head, and rows of two; lower on a low one. */
export const bidPanelHeight = (bids: number, low: boolean): number =>
  (low ? 50 : 56) + Math.ceil(bids / 2) * (low ? 50 : 58);

function Time({ clock }: { clock: Clock }) {
  const t = useText();
  const { seconds } = useOwnClock(clock);
  return (
    <span className="chip tabular" data-tone="lantern" aria-hidden="true">
      <Timer size={14} /> {t('table.seconds', { count: seconds })}
    </span>
  );
}

/** What can be bid: two columns on a phone, a row in the dock. */
export function BidPanel(props: BidProps & { form: 'panel' | 'dock' | 'column' }) {
  const { title, note, bids, asides = [], clock, form } = props;
  const panel = form === 'panel';
  const t = useText();
  return (
    <div className="bid-panel" data-form={form}>
      <div className="bid-head">
        <b>{title}</b>
        {note && <span>{note}</span>}
        {clock && form !== 'dock' && <Time clock={clock} />}
        {panel && asides.map((one) => <ActionButton key={one.id} action={one} form="row" tight />)}
      </div>
      <div className="bid-buttons" role="toolbar" aria-label={t('table.bids')}>
        {bids.map((bid) => (
          <ActionButton key={bid.id} action={bid} form="column" bid />
        ))}
        {!panel && asides.map((one) => <ActionButton key={one.id} action={one} form="column" />)}
      </div>
    </div>
  );
}
