import { History, Lightbulb, Play } from 'lucide-react';
import { useState } from 'react';
import { SuitMark } from '../cards/SuitMark';
import { At } from '../table/At';
import { Hand } from '../table/Hand';
import { useLayout } from '../table/StageLayout';
import { TableScreen } from '../table/TableScreen';
import { TableSeat } from '../table/TableSeat';
import { TrickArea } from '../table/TrickArea';
import { TrickPile } from '../table/TrickPile';
import { TrumpSeal } from '../table/TrumpSeal';
import { logOf, me, sideOf, tools, useClockFor } from './sample';

const HAND = ['9S', 'JS', 'TH', '8C', 'AD'];

function Seals() {
  const { felt, size, seats } = useLayout();
  const small = size === 'phone' || size === 'landscape';
  const edge = size === 'landscape' ? 150 : 44;
  return (
    <>
      <At x={small ? felt.x + edge : seats.left.x + 110} y={felt.y + (small ? 8 : 16)}>
        <TrumpSeal suit="D" label="Trump" name="Trump diamonds, named by Ruwan" />
      </At>
      <At x={felt.x + felt.width - (small ? edge : 170)} y={felt.y + (small ? 8 : 16)}>
        <TrickPile team="us" count={2} label="Us 2" width={small ? 32 : 44} />
      </At>
    </>
  );
}

export function OmiTable() {
  const clock = useClockFor(4.9, 10);
  const [picked, setPicked] = useState(['JS']);
  const none = () => {};
  return (
    <TableScreen
      game="omi"
      title="Galle road"
      subtitle="Omi · ranked · 10 s a turn"
      score={{
        items: [
          { id: 'us', label: 'Us', value: 6, own: true },
          { id: 'them', label: 'Them', value: 4 },
          { id: 'trump', label: 'Trump', value: <SuitMark suit="D" size={17} /> },
          { id: 'tricks', label: 'Tricks', value: '2 – 1' },
        ],
      }}
      onLeave={none}
      onMenu={none}
      tools={tools}
      side={sideOf(
        logOf([
          ['', 'Deal 4 · trick 4'],
          ['Ruwan', 'leads'],
        ]),
        [],
        2,
      )}
      you={{ ...me, sub: '5 cards', clock }}
      turn={{ title: 'Your turn', ask: 'Your turn: follow spades', hint: 'Follow spades' }}
      actions={[
        {
          id: 'play',
          label: (
            <>
              Play J <SuitMark suit="S" size={15} />
            </>
          ),
          kind: 'primary',
          icon: <Play size={18} />,
          onPress: none,
        },
        { id: 'hint', label: 'Hint', icon: <Lightbulb size={17} />, aside: true, onPress: none },
        {
          id: 'last',
          label: 'Last trick',
          icon: <History size={17} />,
          aside: true,
          onPress: none,
        },
      ]}
      cards={HAND.length}
    >
      <Seals />
      <TableSeat side="top" seat={2} name="Dilini" face={6} count={4} sub="partner" backs={4} />
      <TableSeat
        side="left"
        seat={1}
        name="Ruwan"
        face={0}
        count={4}
        sub="named trumps"
        backs={4}
      />
      <TableSeat
        side="right"
        seat={3}
        name="Peacock"
        face={4}
        bot
        count={4}
        sub="house · hard"
        dealer
        backs={4}
        bubble={{ text: 'Cut with the 7' }}
      />
      <TrickArea
        plays={[
          { side: 'left', code: 'QS', name: 'Ruwan, queen of spades', turn: -9 },
          { side: 'top', code: 'KS', name: 'Dilini, king of spades', turn: 5 },
          {
            side: 'right',
            code: '7D',
            name: 'Peacock, 7 of diamonds, winning',
            turn: 11,
            winning: true,
          },
        ]}
        awaits="bottom"
      />
      <Hand
        cards={HAND.map((code) =>
          code.endsWith('S') ? { code } : { code, dimmed: true, why: 'You must follow spades' },
        )}
        picked={picked}
        onPick={setPicked}
        onPlay={none}
      />
    </TableScreen>
  );
}
