import { useState } from 'react';
import { Card } from '../cards/Card';
import { SuitMark } from '../cards/SuitMark';
import { At } from '../table/At';
import { Hand } from '../table/Hand';
import { useLayout } from '../table/StageLayout';
import { TableScreen } from '../table/TableScreen';
import { TableSeat } from '../table/TableSeat';
import { logOf, me, sideOf, tools, useClockFor } from './sample';

const HAND = ['AS', 'TS', 'KS', 'AC', '8D'];

function PublicCard() {
  const { centre, card } = useLayout();
  return (
    <At x={centre.x} y={centre.y} anchor="centre" layer={6}>
      <Card code="QD" width={card} look="gold" name="The public card, queen of diamonds" />
      <p className="felt-word" style={{ marginTop: 16, textAlign: 'center' }}>
        The public card
      </p>
    </At>
  );
}

export function BalootBids() {
  const clock = useClockFor(6.9, 10);
  const [picked, setPicked] = useState<string[]>([]);
  const none = () => {};
  const diamond = <SuitMark suit="D" size={14} />;
  return (
    <TableScreen
      game="baloot"
      title="Majlis of the dunes"
      subtitle="Deal 7 · to 152 · 10 s"
      score={{
        items: [
          { id: 'us', label: 'Us', value: 94, own: true },
          { id: 'them', label: 'Them', value: 67 },
          { id: 'bids', label: 'Bids', value: <small>1 of 2</small> },
          { id: 'deals', label: 'Deals', value: <small>you</small> },
        ],
      }}
      onLeave={none}
      onMenu={none}
      tools={tools}
      side={sideOf(logOf([['', 'Deal 7']]), [], 2)}
      you={{ ...me, sub: '5 cards', clock }}
      actions={[]}
      bids={{
        title: 'Your bid',
        note: 'You deal, you speak last',
        clock,
        bids: [
          { id: 'sun', label: 'Sun', sub: 'no trumps', onPress: none },
          { id: 'ashkal', label: 'Ashkal', sub: 'Sun, card to Khalid', onPress: none },
          {
            id: 'hokum',
            label: <>Hokum {diamond}</>,
            sub: 'already bid',
            disabled: true,
            why: 'Khalid has bid it',
            onPress: none,
          },
          { id: 'pass', label: 'Pass', sub: 'keep Hokum', onPress: none },
        ],
      }}
      cards={HAND.length}
    >
      <TableSeat
        side="top"
        seat={2}
        name="Khalid"
        face={3}
        count={5}
        sub="partner · Hokum stands"
        backs={5}
        bubble={{ text: <>Hokum {diamond}</> }}
        bubbleTo="right"
      />
      <TableSeat
        side="left"
        seat={3}
        name="Faisal"
        face={7}
        count={5}
        sub="spoke third"
        backs={5}
        bubble={{ tone: 'quiet', text: 'Pass' }}
      />
      <TableSeat
        side="right"
        seat={1}
        name="Sand-3"
        face={1}
        bot
        count={5}
        sub="spoke first"
        backs={5}
        bubble={{ tone: 'quiet', text: 'Pass' }}
      />
      <PublicCard />
      <Hand
        cards={HAND.map((code) => ({ code }))}
        picked={picked}
        onPick={setPicked}
        onPlay={none}
        locked
      />
    </TableScreen>
  );
}
