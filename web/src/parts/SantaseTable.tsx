import { Heart, Lock, Repeat } from 'lucide-react';
import { useState } from 'react';
import { Card } from '../cards/Card';
import { SuitMark } from '../cards/SuitMark';
import { At } from '../table/At';
import { Hand } from '../table/Hand';
import type { Layout } from '../table/layout';
import { OpponentFan } from '../table/OpponentFan';
import { PointsBox } from '../table/PointsBox';
import { Slot } from '../table/Slot';
import { useLayout } from '../table/StageLayout';
import { Stock } from '../table/Stock';
import { TableScreen } from '../table/TableScreen';
import { TableSeat } from '../table/TableSeat';
import { Codes, logOf, me, sideOf, tools, useClockFor } from './sample';

const HAND = ['9H', 'AH', 'JS', 'KC', 'QC', 'TD'];

const log = logOf([
  ['', 'Deal 9 · trumps hearts'],
  [
    'Boyan',
    <>
      leads <Codes codes="KD" />{' '}
      <span className="chip" data-tone="lantern" style={{ blockSize: 20 }}>
        twenty
      </span>
    </>,
  ],
  [
    'You',
    <>
      play <Codes codes="AD" />, take 15
    </>,
  ],
  ['Both', 'draw'],
  ['', 'Trick 2'],
  [
    'You',
    <>
      lead <Codes codes="JC" />
    </>,
  ],
  [
    'Boyan',
    <>
      plays <Codes codes="AC" />, takes 13
    </>,
  ],
  ['Both', 'draw'],
  ['', 'Trick 4'],
  ['You', 'to lead, stock 5', true],
]);
const chat = [
  { id: 1, who: 'Boyan', face: 7, text: 'twenty is twenty' },
  { id: 2, who: 'Nadia', mine: true, text: 'we will see about that' },
  { id: 3, text: 'Both seats are online' },
];

/** Where the parts of a two-player table stand. */
function zonesOf({ felt, centre, card, size, seat }: Layout) {
  const small = size === 'phone' || size === 'landscape';
  if (size === 'phone') {
    const row = felt.y + felt.height * 0.5;
    return {
      small,
      seat: { x: felt.x + 52, y: felt.y + 8 },
      backs: { x: felt.x + felt.width * 0.63, y: felt.y + 14, width: 50, spread: 190 },
      stock: { x: felt.x + 70, y: row - 48, width: 58 },
      slots: { x: felt.x + felt.width * 0.68, y: row, width: 66, gap: 80 },
      points: {
        x: felt.x + 4,
        y: felt.y + felt.height * 0.7,
        width: (felt.width - 16) / 2,
        step: 0,
      },
    };
  }
  if (size === 'landscape') {
    return {
      small,
      seat: { x: felt.x + 60, y: felt.y + 4 },
      backs: { x: centre.x, y: felt.y + 4, width: 42, spread: 160 },
      stock: { x: felt.x + 70, y: felt.y + 104, width: 48 },
      slots: { x: centre.x, y: centre.y + 10, width: 54, gap: 66 },
      points: { x: felt.x + felt.width - 168, y: felt.y + 4, width: 164, step: 84 },
    };
  }
  const width = size === 'wide' ? 226 : 200;
  return {
    small,
    seat: { x: felt.x + 122, y: felt.y + 22 },
    backs: { x: centre.x, y: felt.y + 18, width: card * 0.87, spread: card * 3.6 },
    stock: {
      x: felt.x + card * 1.34,
      y: Math.max(centre.y - card * 0.5, felt.y + seat + 84),
      width: card * 0.98,
    },
    slots: {
      x: centre.x,
      y: Math.max(centre.y + card * 0.3, felt.y + card * 2.1),
      width: card,
      gap: card * 1.28,
    },
    points: {
      x: felt.x + felt.width - width - 16,
      y: felt.y + felt.height * 0.3,
      width,
      step: 96,
    },
  };
}

function OnTheFelt() {
  const layout = useLayout();
  const { small, seat, backs, stock, slots, points } = zonesOf(layout);
  const { felt } = layout;
  return (
    <>
      <TableSeat
        side="top"
        at={seat}
        seat={1}
        name="Boyan"
        face={7}
        count={6}
        sub={small ? 'waits' : 'waits for your lead'}
      />
      <At x={backs.x} y={backs.y}>
        <OpponentFan count={6} width={backs.width} spread={backs.spread} />
      </At>
      <At x={stock.x} y={stock.y}>
        <Stock
          count={5}
          width={stock.width}
          label={small ? '5 left' : '5 in the stock'}
          trump={{ code: 'KH', name: 'Trump card, king of hearts' }}
        />
      </At>
      <At x={slots.x - slots.gap / 2} y={slots.y} anchor="centre" layer={3}>
        <Slot place="slot:bottom" width={slots.width} drop>
          Your lead
        </Slot>
      </At>
      <At x={slots.x + slots.gap / 2} y={slots.y} anchor="centre" layer={3}>
        <Slot place="slot:top" width={slots.width}>
          Boyan
        </Slot>
      </At>
      <At x={points.x} y={points.y} anchor="start">
        <div style={{ width: points.width }}>
          <PointsBox
            title="Boyan"
            points={null}
            detail={small ? '1 trick' : '1 trick and a marriage; count along'}
          />
        </div>
      </At>
      <At
        x={points.step ? points.x : points.x + points.width + 8}
        y={points.y + points.step}
        anchor="start"
      >
        <div style={{ width: points.width }}>
          <PointsBox
            title="You"
            points={36}
            detail="2 tricks"
            goal={66}
            note={small ? undefined : '30 to 66. King and queen of clubs bring 20.'}
            own
          />
        </div>
      </At>
      {layout.size === 'wide' && felt.height > 480 && (
        <>
          <At x={points.x + 6} y={felt.y + 30} anchor="start">
            <div className="flex items-center gap-3 text-13 text-on-felt">
              <Card code="QD" width={52} name="Queen of diamonds" />
              <span>
                Boyan still holds
                <br />
                the queen of diamonds
              </span>
            </div>
          </At>
          <At x={points.x} y={felt.y + felt.height - 118} anchor="start">
            <div className="flex items-center gap-2 text-13 font-semibold text-on-felt">
              <span style={{ width: 84 }}>Last trick</span>
              <Card code="TS" width={46} name="10 of spades" />
              <Card code="AS" width={46} look="winning" name="Ace of spades" />
            </div>
          </At>
        </>
      )}
    </>
  );
}

export function SantaseTable() {
  const clock = useClockFor(21.9, 30);
  const [picked, setPicked] = useState(['KC']);
  const none = () => {};
  return (
    <TableScreen
      game="santase"
      title="Rose valley"
      subtitle="Santase · ranked · 30 s a turn"
      score={{
        items: [
          { id: 'you', label: 'You', value: 7, own: true },
          { id: 'boyan', label: 'Boyan', value: 5 },
          { id: 'trump', label: 'Trump', value: <SuitMark suit="H" size={17} /> },
          { id: 'to', label: 'to', value: 11 },
        ],
      }}
      onLeave={none}
      onMenu={none}
      tools={tools}
      side={sideOf(log, chat, 1)}
      you={{ ...me, sub: '6 cards', clock }}
      turn={{
        title: 'Your turn',
        ask: 'You lead. A marriage in clubs is ready',
        hint: 'A marriage in clubs is ready',
      }}
      actions={[
        {
          id: 'marriage',
          label: (
            <>
              Marriage with K <SuitMark suit="C" size={15} /> +20
            </>
          ),
          short: (
            <>
              K<SuitMark suit="C" size={14} /> +20
            </>
          ),
          kind: 'primary',
          icon: <Heart size={17} />,
          onPress: none,
        },
        {
          id: 'lead',
          label: (
            <>
              Lead K <SuitMark suit="C" size={14} /> only
            </>
          ),
          short: (
            <>
              Only K<SuitMark suit="C" size={14} />
            </>
          ),
          onPress: none,
        },
        {
          id: 'exchange',
          label: (
            <>
              Exchange 9 <SuitMark suit="H" size={14} />
            </>
          ),
          name: 'Exchange the 9 of hearts',
          icon: <Repeat size={17} />,
          aside: true,
          onPress: none,
        },
        { id: 'close', label: 'Close', icon: <Lock size={17} />, aside: true, onPress: none },
        {
          id: 'say',
          label: 'Say 66',
          short: '66',
          name: 'Say 66',
          kind: 'lantern',
          aside: true,
          onPress: none,
        },
      ]}
      cards={HAND.length}
    >
      <OnTheFelt />
      <Hand
        cards={HAND.map((code) =>
          code.endsWith('H')
            ? { code, look: 'trump' as const }
            : code === 'QC'
              ? { code, look: 'gold' as const }
              : { code },
        )}
        picked={picked}
        onPick={setPicked}
        onPlay={none}
      />
    </TableScreen>
  );
}
