import { Check, CircleAlert, Hand as HandIcon, Play, Star, Wifi, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Card } from '../cards/Card';
import { Deck } from '../cards/Deck';
import { SuitMark } from '../cards/SuitMark';
import { ActionButton } from '../table/ActionBar';
import { Bubble, type BubbleTone } from '../table/Bubble';
import { Carpet } from '../table/Carpet';
import { ContractSeal } from '../table/ContractSeal';
import { FELTS } from '../table/carpetFelts';
import { Seat, type SeatProps } from '../table/Seat';
import { TrumpSeal } from '../table/TrumpSeal';
import { TurnPill } from '../table/TurnPill';
import { Weave } from '../table/Weave';
import type { GameName } from '../wire/generated/messages';
import './parts.css';

function Felt({ game, title, children }: { game: GameName; title: string; children: ReactNode }) {
  const { edge, light, weave } = FELTS[game];
  return (
    <section
      className="parts-felt"
      style={{ background: `radial-gradient(ellipse at 50% 40%, ${light}, ${edge})` }}
    >
      <svg className="weave" aria-hidden="true">
        <pattern
          id={`sheet-${game}`}
          width={weave.width}
          height={weave.height}
          patternUnits="userSpaceOnUse"
        >
          {weave.tile}
        </pattern>
        <rect width="100%" height="100%" fill={`url(#sheet-${game})`} />
      </svg>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

const DECK = ['AS', 'KS', 'QH', 'JD', 'TC', '9H', '7D', '2C', 'KD', 'QC', 'JS', 'AH', 'X0', 'back'];

const STATES: [string, ReactNode][] = [
  ['normal', <Card key="c" code="QS" width={104} />],
  ['lifted', <Card key="c" code="QS" width={104} lifted />],
  ['dimmed', <Card key="c" code="QS" width={104} dimmed />],
  ['trump', <Card key="c" code="9H" width={104} look="trump" />],
  ['winning', <Card key="c" code="AH" width={104} look="winning" />],
  ['older play', <Card key="c" code="7C" width={104} look="old" />],
  ['project', <Card key="c" code="KD" width={104} look="gold" />],
  ['taken', <Card key="c" code="JC" width={104} look="taken" />],
  ['small', <Card key="c" code="TD" width={40} />],
];

type Sitting = Omit<SeatProps, 'size' | 'seat'> & {
  says?: ReactNode;
  tone?: BubbleTone;
  left?: number;
};

const SEATS: Sitting[] = [
  { name: 'Khalid', face: 3, count: 8, sub: 'partner', says: 'Sun' },
  {
    name: 'Noura',
    face: 5,
    count: 6,
    sub: 'to play',
    toPlay: true,
    says: 'Pass',
    tone: 'quiet',
    left: 8,
  },
  {
    name: 'Sand-3',
    face: 1,
    bot: true,
    count: 6,
    sub: 'to play',
    toPlay: true,
    left: 4,
    tone: 'lantern',
    says: (
      <>
        <Star size={14} /> Hundred
      </>
    ),
  },
  { name: 'Faisal', face: 7, count: 5, sub: 'to play', toPlay: true, left: 2 },
  {
    name: 'Thảo',
    face: 2,
    count: 10,
    sub: 'out this round',
    out: true,
    dealer: true,
    away: true,
    says: 'Cut!',
  },
];

const none = () => {};
const GAMES: [GameName, string][] = [
  ['omi', 'Omi'],
  ['tienlen', 'Tiến lên'],
  ['jolly', 'Jolly'],
  ['baloot', 'Baloot'],
  ['santase', 'Santase'],
];

/** Every part once, as on the designer's sheet. */
export function PartsSheet() {
  const [start] = useState(() => Date.now());
  return (
    <div className="parts-sheet">
      <Weave />
      <h1>Serai, parts</h1>
      <Felt game="omi" title="One deck, twelve of fifty-two, the joker and the back">
        <div className="parts-row">
          {DECK.map((code) => (
            <Card key={code} code={code} width={84} />
          ))}
        </div>
      </Felt>
      <Felt game="santase" title="States">
        <div className="parts-row">
          {STATES.map(([name, card]) => (
            <figure key={name}>
              {card}
              <figcaption>{name}</figcaption>
            </figure>
          ))}
          <Deck fourColour>
            <figure>
              <Card code="8D" width={104} />
              <figcaption>four-colour</figcaption>
            </figure>
          </Deck>
        </div>
      </Felt>
      <div className="parts-two">
        <Felt game="baloot" title="Seats, clocks, bubbles">
          <div className="parts-row" style={{ paddingTop: 34 }}>
            {SEATS.map(({ says, tone = 'say', left, ...seat }, i) => (
              <div key={seat.name} style={{ position: 'relative' }}>
                <Seat
                  {...seat}
                  seat={i}
                  size={72}
                  clock={left ? { deadline: start + left * 1000 - 100, total: 10000 } : null}
                />
                {says && (
                  <Bubble x={62} y={2} tail="bottom" tone={tone} small>
                    {says}
                  </Bubble>
                )}
              </div>
            ))}
          </div>
          <div className="parts-row" style={{ justifyContent: 'start' }}>
            <TrumpSeal suit="D" label="Trump" name="Trump diamonds" />
            <ContractSeal
              title="Hokum"
              detail="trump, doubled"
              suit="H"
              name="Hokum hearts, doubled"
            />
            <div className="combo-label">
              <b>Straight of 3</b>
              <span>
                to beat: 10
                <SuitMark suit="S" size={12} />
              </span>
            </div>
            <TurnPill>Your turn: beat it or pass</TurnPill>
          </div>
        </Felt>
        <section className="panel" style={{ padding: '20px 22px', position: 'relative' }}>
          <h3>Actions and notices</h3>
          <div className="parts-row" style={{ justifyContent: 'start' }}>
            <ActionButton
              form="dock"
              action={{
                id: 'a',
                label: 'Play 3',
                kind: 'primary',
                icon: <Play size={17} />,
                hotkey: '↵',
                onPress: none,
              }}
            />
            <ActionButton
              form="dock"
              action={{
                id: 'b',
                label: 'Pass',
                icon: <HandIcon size={17} />,
                hotkey: 'P',
                onPress: none,
              }}
            />
            <ActionButton
              form="dock"
              action={{ id: 'c', label: 'Say 66', kind: 'lantern', onPress: none }}
            />
            <ActionButton
              form="dock"
              action={{ id: 'd', label: 'Discard', disabled: true, onPress: none }}
            />
            <button type="button" className="btn" data-kind="danger">
              Leave table
            </button>
          </div>
          <div className="parts-row" style={{ justifyContent: 'start' }}>
            <span className="chip">16 deals</span>
            <span className="chip" data-tone="ok">
              <Check size={13} /> ready
            </span>
            <span className="chip" data-tone="lantern">
              your turn
            </span>
            <span className="chip" data-tone="glaze">
              practice
            </span>
            <span className="chip" data-tone="danger">
              2 strikes
            </span>
          </div>
          <p className="parts-notice">
            <CircleAlert size={18} /> That card is gone: Minh played first. <X size={16} />
          </p>
          <p className="parts-notice" data-tone="lantern">
            <Wifi size={17} /> Reconnecting. Your seat is kept for 24 s.
          </p>
        </section>
      </div>
      <div className="parts-row">
        {GAMES.map(([game, name]) => (
          <div key={game} className="parts-carpet">
            <Carpet game={game} width={260} height={118} band={0.8} radius={16} />
            <span>{name}</span>
          </div>
        ))}
      </div>
    </div>
  );
}
