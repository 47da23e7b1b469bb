import { ArrowUpDown, Hand as HandIcon, Lightbulb, Play } from 'lucide-react';
import { useState } from 'react';
import { SuitMark } from '../cards/SuitMark';
import { CentrePile } from '../table/CentrePile';
import { Hand } from '../table/Hand';
import { TableScreen } from '../table/TableScreen';
import { TableSeat } from '../table/TableSeat';
import { Codes, logOf, me, sideOf, tools, useClockFor } from './sample';

const HAND = ['3C', '4S', '6H', '7S', '7D', '9C', 'JD', 'QS', 'KH', 'AS', 'AD', '2C', '2H'];

const log = logOf([
  ['', 'Deal 5 · round 3'],
  [
    'Thảo',
    <>
      leads <Codes codes="4C 5C 6C" />
    </>,
  ],
  ['You', 'pass'],
  [
    'Lantern',
    <>
      plays <Codes codes="8C 9D TS" />
    </>,
  ],
  ['Minh', 'passes'],
  ['Thảo', 'passes'],
  ['', 'Round 4'],
  [
    'Lantern',
    <>
      leads <Codes codes="5S 5D" />
    </>,
  ],
  [
    'Minh',
    <>
      plays <Codes codes="JC JH" />
    </>,
    true,
  ],
  ['Thảo', 'passes'],
  ['You', 'to play, 9 s left'],
]);
const chat = [
  { id: 1, who: 'Lantern', face: 0, bot: true, text: 'Good luck, all.' },
  { id: 2, who: 'Minh Anh', face: 4, text: 'a bot with manners' },
  { id: 3, who: 'Nadia', mine: true, text: 'it holds the heo, I bet' },
  { id: 4, text: 'Khoa is now watching' },
];

export function TienlenTable() {
  const clock = useClockFor(9.4, 15);
  const [picked, setPicked] = useState(['AS', 'AD']);
  const none = () => {};
  return (
    <TableScreen
      game="tienlen"
      title="Evening tide"
      subtitle="Tiến lên · casual · 15 s a turn"
      score={{
        items: [
          { id: 'you', label: 'You', value: 11, signed: true, own: true },
          { id: 'minh', label: 'Minh', value: 4, signed: true },
          { id: 'lantern', label: 'Lantern', value: -6, signed: true },
          { id: 'thao', label: 'Thảo', value: -9, signed: true },
          { id: 'deal', label: 'Deal 5 of 16' },
        ],
      }}
      onLeave={none}
      onMenu={none}
      tools={tools}
      side={sideOf(log, chat, 2)}
      you={{ ...me, sub: '13 cards · +11', clock }}
      turn={{
        title: 'Your turn',
        ask: 'Your turn: beat it or pass',
        hint: 'A pair of aces beats the table',
      }}
      selection={
        picked.length > 0 && (
          <>
            <b>A–A</b> pair of aces, beats the table
          </>
        )
      }
      actions={[
        {
          id: 'play',
          label: `Play ${picked.length}`,
          kind: 'primary',
          icon: <Play size={18} />,
          hotkey: '↵',
          disabled: picked.length === 0,
          onPress: none,
        },
        { id: 'pass', label: 'Pass', icon: <HandIcon size={18} />, hotkey: 'P', onPress: none },
        { id: 'sort', label: 'Sort', icon: <ArrowUpDown size={17} />, aside: true, onPress: none },
        {
          id: 'hint',
          label: 'Hint',
          icon: <Lightbulb size={17} />,
          hotkey: 'H',
          aside: true,
          onPress: none,
        },
      ]}
      cards={HAND.length}
    >
      <TableSeat
        side="top"
        seat={2}
        name="Minh Anh"
        face={4}
        count={4}
        sub="+4 points"
        backs={4}
        bubble={{ text: 'Jacks!' }}
      />
      <TableSeat
        side="left"
        seat={3}
        name="Lantern"
        face={0}
        bot
        count={7}
        sub="−6 points"
        backs={7}
      />
      <TableSeat
        side="right"
        seat={1}
        name="Thảo"
        face={2}
        count={10}
        sub="−9 points"
        out
        note="out this round"
        backs={10}
      />
      <CentrePile
        plays={[
          { id: 1, cards: ['5S', '5D'], name: 'Lantern, pair of fives' },
          { id: 2, cards: ['JC', 'JH'], name: 'Minh Anh, pair of jacks' },
        ]}
        label="Pair of jacks"
        detail={
          <>
            to beat: J<SuitMark suit="H" size={12} /> high
          </>
        }
        drop
      />
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
