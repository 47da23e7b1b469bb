import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useShortcuts } from '../frame/keys';
import { BidPanel, type BidProps, bidPanelHeight } from './BidPanel';
import { FlightLayer } from './FlightLayer';
import { layoutOf, sizeClassOf } from './layout';
import { ReplayedYou } from './ReplayedYou';
import { useReplayed } from './replayed';
import { ScoreStrip } from './ScoreStrip';
import { SideDrawer } from './SideDrawer';
import { SidePanel, type SideProps } from './SidePanel';
import { Stage } from './Stage';
import { TableControls, type TurnProps } from './TableControls';
import { hasStrip, TableTop, type TopProps, topHeight } from './TableTop';
import { useText } from './text';

export type TableScreenProps = TopProps &
  TurnProps & {
    side: SideProps;
    /** While it is there it stands in place of the actions. */
    bids?: BidProps | undefined;
    /** Cards in the own hand. */
    cards: number;
    /** Everything on the carpet and the hand; parts find their places with `useLayout`. */
    children: ReactNode;
  };

const SIDE = 340;
/** Bids stand closer on a phone that is no higher than this, as in dock.css. */
const LOW = 680;
const NO_KEYS = {};

function useSize() {
  const screen = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: window.innerWidth, height: window.innerHeight });
  useLayoutEffect(() => {
    const element = screen.current;
    if (!element) return;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { screen, ...size };
}

/** The whole screen of a table: bar, score, stage, controls, sidebar, in the form the window asks for. */
export function TableScreen(props: TableScreenProps) {
  const { game, side, bids, cards, children } = props;
  const t = useText();
  const { screen, width, height } = useSize();
  const [drawer, setDrawer] = useState<'log' | 'chat' | null>(null);
  const replayed = useReplayed() !== null;
  const size = sizeClassOf(width, height);
  const layout = layoutOf({
    size,
    width: width - (size === 'wide' ? SIDE : 0),
    height: height - topHeight(size, width),
    cards,
    busy: game === 'jolly',
    panel: bids ? bidPanelHeight(bids.bids.length, height <= LOW) : 0,
    still: replayed,
    watched: props.you === null && !replayed,
  });
  const strip = hasStrip(size, width);
  const unread = side.unread ?? 0;
  const open = useMemo(() => ({ l: () => setDrawer('log'), c: () => setDrawer('chat') }), []);
  useShortcuts(size === 'wide' ? NO_KEYS : open);

  return (
    <div className="table-screen" ref={screen}>
      <FlightLayer>
        <TableTop
          {...props}
          size={size}
          scored={!strip}
          unread={unread}
          onLog={open.l}
          onChat={open.c}
        />
        {strip && <ScoreStrip {...props.score} />}
        <div className="table-middle">
          <Stage game={game} layout={layout}>
            {children}
            {replayed ? (
              <ReplayedYou you={props.you} onSide={open.l} />
            ) : size === 'phone' && bids ? (
              <div
                style={{ position: 'absolute', insetInline: 0, top: layout.actions, zIndex: 12 }}
              >
                <BidPanel {...bids} form="panel" />
              </div>
            ) : (
              <TableControls {...props} unread={unread} onSide={open.l} />
            )}
          </Stage>
          {size === 'wide' && (
            <aside className="table-side" aria-label={t('table.panel')}>
              <SidePanel {...side} />
            </aside>
          )}
        </div>
        {size !== 'wide' && (
          <SideDrawer
            open={drawer !== null}
            from={size === 'phone' ? 'below' : 'end'}
            label={
              size === 'tablet'
                ? t('table.panel')
                : drawer === 'chat'
                  ? t('table.chat')
                  : props.title
            }
            onClose={() => setDrawer(null)}
          >
            {size !== 'tablet' && drawer === 'chat' ? (
              side.chat
            ) : (
              <SidePanel {...side} chat={size === 'tablet' && side.chat} />
            )}
          </SideDrawer>
        )}
      </FlightLayer>
    </div>
  );
}
