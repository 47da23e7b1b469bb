import { PanelRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Action, ActionBar } from './ActionBar';
import { At } from './At';
import { BidPanel, type BidProps } from './BidPanel';
import { Dock } from './Dock';
import { useLayout } from './StageLayout';
import { TurnPill } from './TurnPill';
import { useText } from './text';
import { WhyLine } from './WhyLine';
import { useWatcherControls } from './watcher';
import type { YouProps } from './You';
import { YouLine } from './YouLine';

export type TurnProps = {
  /** null for those who watch. */
  you: YouProps | null;
  /** Whose turn it is: a title for the phone's clock line, and what is asked of you in one sentence. */
  turn?: { title: string; ask?: string; hint?: ReactNode; icon?: ReactNode } | undefined;
  /** The line is up; while it is down nobody is asked for what he cannot do. */
  online?: boolean;
  /** What is picked: "A–A pair of aces, beats the table". */
  selection?: ReactNode;
  /** Why cards are dimmed. */
  why?: ReactNode;
  actions: readonly Action[];
};

type Props = TurnProps & { bids?: BidProps | undefined; unread: number; onSide: () => void };

/** Pill and dock on wide screens and tablets, rows on phones, a column on landscape phones. */
export function TableControls(props: Props) {
  const { you, online = true, selection, why, actions, bids, unread, onSide } = props;
  const t = useText();
  const layout = useLayout();
  const watching = useWatcherControls();
  const watcher = you ? null : watching;
  const turn = online ? props.turn : undefined;
  const clock = you?.clock;
  const line =
    turn &&
    (you ? (
      <YouLine title={turn.title} text={turn.hint ?? turn.ask} clock={clock} />
    ) : (
      <YouLine title={t('board.watching')} text={turn.title} />
    ));

  if (layout.size === 'phone') {
    return (
      <>
        <div className="phone-actions" style={{ top: layout.actions }}>
          {why && <WhyLine>{why}</WhyLine>}
          {watcher ?? (
            <ActionBar actions={why ? actions.filter(({ aside }) => aside) : actions} form="row" />
          )}
        </div>
        <div style={{ position: 'absolute', insetInline: 0, top: layout.actions + 52 }}>{line}</div>
      </>
    );
  }
  if (layout.size === 'landscape') {
    return (
      <div
        className="side-column"
        style={{ top: layout.actions, width: layout.column - 12, maxHeight: layout.height - 16 }}
      >
        {line}
        {why && <WhyLine>{why}</WhyLine>}
        {watcher}
        {bids ? (
          <BidPanel {...bids} form="column" />
        ) : (
          <ActionBar actions={actions} form="column" />
        )}
      </div>
    );
  }
  const tablet = layout.size === 'tablet';
  return (
    <>
      {layout.pill && turn?.ask && (
        <At x={layout.centre.x} y={layout.floor + 6} layer={8}>
          <TurnPill icon={turn.icon}>{turn.ask}</TurnPill>
        </At>
      )}
      <Dock
        you={you && (!layout.pill && turn?.ask ? { ...you, sub: turn.ask } : you)}
        selection={selection}
        why={why}
        actions={actions}
        bids={watcher ?? (bids && <BidPanel {...bids} form="dock" />)}
        end={
          tablet && (
            <button
              type="button"
              className="btn relative"
              data-shape="icon"
              aria-label={
                unread > 0
                  ? `${t('table.panel')}, ${t('table.unread', { count: unread })}`
                  : t('table.panel')
              }
              onClick={onSide}
            >
              <PanelRight size={19} className="rtl:-scale-x-100" />
              {unread > 0 && <i className="unread-badge corner-badge">{unread}</i>}
            </button>
          )
        }
      />
    </>
  );
}
