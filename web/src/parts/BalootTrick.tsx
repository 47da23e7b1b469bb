import { Lightbulb, Star } from 'lucide-react';
import { useState } from 'react';
import { useDeck } from '../cards/Deck';
import { SuitMark } from '../cards/SuitMark';
import { At } from '../table/At';
import { ContractSeal } from '../table/ContractSeal';
import { Hand } from '../table/Hand';
import { useLayout } from '../table/StageLayout';
import { TableScreen } from '../table/TableScreen';
import { TableSeat } from '../table/TableSeat';
import { TrickArea } from '../table/TrickArea';
import { BALOOT_AR, BALOOT_EN } from './balootWords';
import { logOf, me, sideOf, tools, useClockFor } from './sample';

const HAND = ['JH', '9H', 'KH', 'AC', '8C', 'TD', 'KD', '7D'];

function Seal({ title, detail, end }: { title: string; detail: string; end: boolean }) {
  const { felt, short, size } = useLayout();
  const edge = size === 'landscape' ? 130 : 10;
  // The score strip says it too.
  if (short) return null;
  return (
    <At x={end ? felt.x + felt.width - 96 - edge : felt.x + edge} y={felt.y + 14} anchor="start">
      <ContractSeal title={title} detail={detail} suit="H" name={`${title}, ${detail}`} />
    </At>
  );
}

export function BalootTrick() {
  const { arabic } = useDeck();
  const words = arabic ? BALOOT_AR : BALOOT_EN;
  const clock = useClockFor(2.9, 10);
  const [picked, setPicked] = useState(['9H']);
  const none = () => {};
  const hand = arabic ? HAND.toReversed() : HAND;
  return (
    <TableScreen
      game="baloot"
      title={words.title}
      subtitle={words.subtitle}
      score={{
        items: [
          { id: 'us', label: words.us, value: 84, own: true },
          { id: 'them', label: words.them, value: 61 },
          {
            id: 'contract',
            label: (
              <>
                {words.hokum} <SuitMark suit="H" size={14} />
              </>
            ),
            value: <small>{words.level}</small>,
          },
          { id: 'tricks', label: words.tricks, value: '0–0' },
        ],
      }}
      onLeave={none}
      onMenu={none}
      tools={tools}
      side={sideOf(logOf([['', words.title]]), [], 2)}
      you={{ ...me, sub: '8', clock }}
      turn={{ title: words.turn, hint: words.tap, ask: words.turn }}
      why={words.why}
      actions={[
        {
          id: 'hint',
          label: words.hint,
          icon: <Lightbulb size={18} />,
          aside: true,
          onPress: none,
        },
      ]}
      cards={hand.length}
    >
      <Seal title={words.hokum} detail={words.trump} end={arabic} />
      <TableSeat
        side="top"
        seat={2}
        name={words.khalid}
        face={3}
        count={7}
        sub={words.bought}
        backs={7}
        bubble={{
          tone: 'lantern',
          text: (
            <>
              <Star size={14} /> {words.fifty}
            </>
          ),
        }}
        bubbleTo={arabic ? 'left' : 'right'}
      />
      <TableSeat
        side="left"
        seat={3}
        name={words.faisal}
        face={7}
        count={7}
        sub={words.doubled}
        backs={7}
        bubble={{ text: words.cut }}
      />
      <TableSeat
        side="right"
        seat={1}
        name={words.sand}
        face={1}
        bot
        count={7}
        sub={words.led}
        backs={7}
        bubble={{ text: words.sira }}
      />
      <TrickArea
        plays={[
          { side: 'right', code: '9S', name: 'Sand-3, 9 of spades', turn: 9 },
          { side: 'top', code: 'AS', name: 'Khalid, ace of spades', turn: -6 },
          {
            side: 'left',
            code: '8H',
            name: 'Faisal, 8 of hearts, winning',
            turn: -12,
            winning: true,
          },
        ]}
        awaits="bottom"
      />
      <Hand
        cards={hand.map((code) =>
          code.endsWith('H') ? { code, look: 'trump' as const } : { code, dimmed: true },
        )}
        picked={picked}
        onPick={setPicked}
        onPlay={none}
      />
    </TableScreen>
  );
}
