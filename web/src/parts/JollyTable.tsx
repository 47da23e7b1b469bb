import { Combine, Flag, SquareStack, Undo2, X } from 'lucide-react';
import { useState } from 'react';
import { At } from '../table/At';
import { DiscardRow } from '../table/DiscardRow';
import { Hand } from '../table/Hand';
import type { Layout } from '../table/layout';
import { MeldRow } from '../table/MeldRow';
import { useLayout } from '../table/StageLayout';
import { Stock } from '../table/Stock';
import { TableScreen } from '../table/TableScreen';
import { TableSeat } from '../table/TableSeat';
import { Codes, logOf, me, sideOf, tools, useClockFor } from './sample';

const HAND = ['8S', '9S', 'TS', '2D', '4C', 'JC', 'QH', 'TD', '6C', 'AH', 'X2'];
const ROW = ['3C', 'JD', '8H', '2S', 'KD', '5C', 'QC', '9D', '4H', '3D', '2C'];
const MELDS = [
  {
    id: 0,
    cards: [
      { code: '9H' },
      { code: 'TH' },
      { code: 'JH' },
      { code: 'X0', as: 'QH' },
      { code: 'KH' },
    ],
    tag: 'Leni · run',
    name: 'Run, 9 to king of hearts, with one joker, laid by Leni',
  },
  {
    id: 1,
    cards: [{ code: '7C' }, { code: '7D' }, { code: '7S' }],
    tag: 'Leni · set',
    name: 'Set of sevens, laid by Leni',
  },
  {
    id: 2,
    cards: [{ code: 'QS' }, { code: 'KS' }, { code: 'AS' }],
    tag: 'You · run',
    name: 'Run, queen to ace of spades, laid by you',
  },
  {
    id: 3,
    cards: [{ code: '4D' }, { code: '5D' }, { code: '6D' }, { code: 'X1', as: '7D' }],
    tag: 'You · run',
    name: 'Run, 4 to 7 of diamonds, with one joker, laid by you',
  },
];

const log = logOf([
  ['', 'Turn 14'],
  ['Leni', 'draws from the stock'],
  [
    'Leni',
    <>
      lays <Codes codes="7C 7D 7S" />
    </>,
  ],
  [
    'Leni',
    <>
      discards <Codes codes="TD" />
    </>,
  ],
  ['', 'Turn 15'],
  ['Beat', 'draws from the stock'],
  [
    'Beat',
    <>
      discards <Codes codes="6C" />
    </>,
  ],
  ['', 'Turn 16'],
  [
    'You',
    <>
      take <Codes codes="TD 6C" /> from the row
    </>,
    true,
  ],
]);
const chat = [
  { id: 1, who: 'Beat', face: 3, text: 'I am never opening, am I' },
  { id: 2, who: 'Leni', face: 2, text: 'patience, Beat' },
  { id: 3, who: 'Nadia', mine: true, text: 'one more queen…' },
];

/** Opponents on top, melds under them (beside them on a flat phone), stock and row below. */
function zonesOf({ felt, size, floor }: Layout) {
  const small = size === 'phone' || size === 'landscape';
  const flat = size === 'landscape' || (size === 'wide' && felt.height < 440);
  const row = { wide: flat ? 64 : 78, tablet: 56, phone: 50, landscape: 40 }[size];
  const rowY = floor - row * 1.4 - (small ? 26 : 24);
  const beside = small ? 216 : 270;
  const meldsX = felt.x + (flat ? beside : 8);
  const under = { wide: 152, tablet: 136, phone: 100, landscape: 4 }[size];
  const meldsY = felt.y + (flat && !small ? 20 : under);
  return {
    words: !small,
    backs: !flat,
    seats: flat
      ? ([felt.x + beside * 0.25, felt.x + beside * 0.72] as const)
      : ([felt.x + felt.width * 0.27, felt.x + felt.width * (small ? 0.73 : 0.65)] as const),
    seatsY: felt.y - (flat ? 0 : 6),
    meld: { wide: 66, tablet: 54, phone: 44, landscape: 44 }[size],
    melds: {
      x: meldsX,
      y: meldsY,
      room: felt.x + felt.width - meldsX - 8,
      height: rowY - (small ? 12 : 34) - meldsY,
    },
    row: { y: rowY, width: row },
    rowX: felt.x + row + (small ? 28 : 54),
  };
}

function OnTheFelt({ picked }: { picked: string[] }) {
  const layout = useLayout();
  const { felt } = layout;
  const zones = zonesOf(layout);
  return (
    <>
      <TableSeat
        side="top"
        at={{ x: zones.seats[0], y: zones.seatsY }}
        seat={1}
        name="Leni"
        face={2}
        count={5}
        sub="opened"
        backs={zones.backs ? 5 : 0}
      />
      <TableSeat
        side="top"
        at={{ x: zones.seats[1], y: zones.seatsY }}
        seat={2}
        name="Beat"
        face={3}
        count={12}
        sub="not opened"
        backs={zones.backs ? 12 : 0}
      />
      {zones.words && (
        <>
          <At x={zones.melds.x + 2} y={zones.melds.y - 22} anchor="start">
            <span className="felt-word">Melds on the table</span>
          </At>
          <At x={felt.x + 10} y={zones.row.y - 30} anchor="start">
            <span className="felt-word">Stock</span>
          </At>
          <At x={zones.rowX} y={zones.row.y - 30} anchor="start">
            <span className="felt-word">
              Discard row · newest on the right · take from any card onward
            </span>
          </At>
        </>
      )}
      <At x={zones.melds.x} y={zones.melds.y} anchor="start">
        <MeldRow
          melds={MELDS}
          label="Melds on the table"
          width={zones.meld}
          room={zones.melds.room}
          height={zones.melds.height}
          draft={{ cards: picked, label: 'New run', value: 'worth 20', onLay: () => {} }}
        />
      </At>
      <At x={felt.x + 12} y={zones.row.y} anchor="start">
        <Stock count={23} width={zones.row.width} label={zones.words ? '23 cards' : '23'} />
      </At>
      <At x={zones.rowX} y={zones.row.y} anchor="start">
        <DiscardRow
          cards={ROW}
          width={zones.row.width}
          room={felt.x + felt.width - zones.rowX - 12}
          taken={{ count: 2, label: 'You took these 2' }}
          drop
        />
      </At>
    </>
  );
}

export function JollyTable() {
  const clock = useClockFor(30.9, 60);
  const [picked, setPicked] = useState(['8S', '9S', 'TS']);
  const none = () => {};
  return (
    <TableScreen
      game="jolly"
      title="Kaffeehaus am Eck"
      subtitle="Jolly · casual · 60 s a turn"
      score={{
        items: [
          { id: 'you', label: 'You', value: 265, own: true },
          { id: 'leni', label: 'Leni', value: 310 },
          { id: 'beat', label: 'Beat', value: 140 },
          { id: 'to', label: 'to', value: 500 },
          { id: 'deal', label: 'Deal 6' },
        ],
      }}
      onLeave={none}
      onMenu={none}
      tools={tools}
      side={sideOf(log, chat, 2)}
      you={{ ...me, sub: '11 cards · opened with 30', clock }}
      turn={{
        title: 'Your turn',
        ask: '3 cards selected: a run. Lay it, add to a meld, or discard one',
        hint: 'Lay the run, add, or discard',
        icon: <SquareStack size={15} aria-hidden="true" />,
      }}
      actions={[
        {
          id: 'lay',
          label: 'Lay run of 3',
          kind: 'primary',
          icon: <Combine size={18} />,
          onPress: none,
        },
        {
          id: 'add',
          label: 'Add to meld',
          short: 'Add',
          disabled: true,
          why: 'The picked cards fit no meld',
          onPress: none,
        },
        { id: 'clear', label: 'Clear', icon: <Undo2 size={17} />, onPress: () => setPicked([]) },
        {
          id: 'discard',
          label: 'Discard',
          icon: <X size={17} />,
          aside: true,
          disabled: true,
          why: 'Pick one card to discard it',
          onPress: none,
        },
        {
          id: 'zudrehen',
          label: 'Zudrehen',
          icon: <Flag size={17} />,
          kind: 'lantern',
          aside: true,
          disabled: true,
          why: 'Only with one card left',
          onPress: none,
        },
      ]}
      cards={HAND.length}
    >
      <OnTheFelt picked={picked} />
      <Hand
        cards={HAND.map((code) => ({ code }))}
        picked={picked}
        many
        onPick={setPicked}
        onPlay={none}
      />
    </TableScreen>
  );
}
