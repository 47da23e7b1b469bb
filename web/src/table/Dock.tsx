import type { ReactNode } from 'react';
import { type Action, ActionBar } from './ActionBar';
import { You, type YouProps } from './You';
import './dock.css';

type Props = {
  you: YouProps | null;
  /** "A–A pair of aces, beats the table". */
  selection?: ReactNode;
  /** Why cards are dimmed; takes the place of the selection. */
  why?: ReactNode;
  actions: readonly Action[];
  /** A bid panel in place of the actions. */
  bids?: ReactNode;
  /** At the far end: the button of the drawer. */
  end?: ReactNode;
};

/** The bar under the table: you and your clock, what is picked, what can be done. */
export function Dock({ you, selection, why, actions, bids, end }: Props) {
  return (
    <div className="dock">
      {you && <You {...you} />}
      <span className="dock-space" />
      {(why ?? selection) && (
        <span className="dock-selection" data-why={why ? true : undefined}>
          {why ?? selection}
        </span>
      )}
      {bids ?? <ActionBar actions={actions} form="dock" />}
      {/* For those who watch, what there is stands in the middle. */}
      {(end || !you) && <span className="dock-space" />}
      {end}
    </div>
  );
}
