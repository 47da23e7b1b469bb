import { useLayoutEffect, useState } from 'react';
import { At } from '../table/At';
import { useFlights } from '../table/FlightLayer';
import { type Flight, turnOf } from '../table/flights';
import { Hand } from '../table/Hand';
import type { Side } from '../table/layout';
import { useLayout } from '../table/StageLayout';
import { Stock } from '../table/Stock';
import { TableScreen } from '../table/TableScreen';
import { TableSeat } from '../table/TableSeat';
import { TrickArea, type TrickPlay } from '../table/TrickArea';
import { TrickPile } from '../table/TrickPile';
import { logOf, me, sideOf, tools } from './sample';

const DEAL = ['9S', 'JS', 'QS', 'TH', '8C', 'KC', 'AD', '7D'];
type State = { hand: string[]; plays: TrickPlay[]; tricks: number; flights: Flight[][] };

const play = (side: Side, code: string, seq: number): TrickPlay => ({
  side,
  code,
  name: code,
  turn: turnOf(seq),
});

/** Flies whatever led to this state, once it is drawn. */
function Felt({ state }: { state: State }) {
  const fly = useFlights();
  const { felt } = useLayout();
  useLayoutEffect(() => {
    if (state.flights.length > 0) fly(...state.flights);
  }, [state, fly]);
  return (
    <>
      <TableSeat side="top" seat={2} name="Dilini" face={6} count={4} sub="partner" />
      <TableSeat side="left" seat={1} name="Ruwan" face={0} count={4} />
      <TableSeat side="right" seat={3} name="Peacock" face={4} bot count={4} />
      <At x={felt.x + 60} y={felt.y + 10}>
        <Stock count={5} width={48} label="deck" />
      </At>
      <At x={felt.x + felt.width - 60} y={felt.y + 10}>
        <TrickPile team="us" count={state.tricks} label={`Us ${state.tricks}`} width={44} />
      </At>
      <TrickArea plays={state.plays} awaits="bottom" />
    </>
  );
}

/** Deal, play and sweep on a made-up Omi table. */
export function FlightsTable() {
  const [state, setState] = useState<State>({ hand: DEAL, plays: [], tricks: 0, flights: [] });
  const [picked, setPicked] = useState<string[]>([]);
  const deal = () =>
    setState({
      hand: DEAL,
      plays: [],
      tricks: 0,
      flights: [
        DEAL.map((card) => ({ card, from: 'stock', to: `hand:${card}`, kind: 'deal' as const })),
      ],
    });
  const others = () =>
    setState((now) => ({
      ...now,
      plays: [play('left', 'KD', 3), play('top', '8D', 7), play('right', 'TD', 11)],
      flights: [
        [{ card: 'KD', from: 'seat:1', to: 'slot:left', kind: 'play' }],
        [{ card: '8D', from: 'seat:2', to: 'slot:top', kind: 'play' }],
        [{ card: 'TD', from: 'seat:3', to: 'slot:right', kind: 'play' }],
      ],
    }));
  const mine = ([code = '']: string[]) => {
    setPicked([]);
    setState((now) => ({
      hand: now.hand.filter((card) => card !== code),
      plays: [],
      tricks: now.tricks + 1,
      flights: [
        [{ card: code, from: `hand:${code}`, to: 'slot:bottom', kind: 'play' }],
        [...now.plays, play('bottom', code, 0)].map(({ side, code: card }) => ({
          card,
          from: `slot:${side}`,
          to: 'tricks:us',
          kind: 'sweep' as const,
        })),
      ],
    }));
  };
  return (
    <TableScreen
      game="omi"
      title="Flights"
      subtitle="deal, play, sweep"
      score={{ items: [{ id: 'us', label: 'Tricks', value: state.tricks, own: true }] }}
      onLeave={() => {}}
      tools={tools}
      side={sideOf(logOf([]), [], 0)}
      you={{ ...me, sub: '' }}
      actions={[
        { id: 'deal', label: 'Deal', kind: 'primary', onPress: deal },
        { id: 'others', label: 'Others play', onPress: others },
      ]}
      cards={state.hand.length}
    >
      <Felt state={state} />
      <Hand
        cards={state.hand.map((code) => ({ code }))}
        picked={picked}
        onPick={setPicked}
        onPlay={mine}
      />
    </TableScreen>
  );
}
