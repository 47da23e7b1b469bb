import { createContext, type ReactNode, useContext } from 'react';
import { BackFace } from './BackFace';
import { CardFace, SmallFace } from './CardFace';
import { RANKS, SUITS } from './code';
import { JokerFace } from './JokerFace';
import './card.css';

type Options = { arabic: boolean; fourColour: boolean };
const DeckOptions = createContext<Options>({ arabic: false, fourColour: false });
export const useDeck = (): Options => useContext(DeckOptions);

const CODES = SUITS.flatMap((suit) => RANKS.map((rank) => rank + suit));
const BOX = '0 0 250 350';

/** Id of the symbol that draws a card; `Card` points at it. */
export function symbolOf(code: string, small: boolean): string {
  if (code === 'back') return 'card-back';
  if (code.startsWith('X')) return 'card-joker';
  return small ? `card-small-${code}` : `card-${code}`;
}

/** Where texts have Latin indices, whatever the deck has. */
export function LatinDeck({ children }: { children: ReactNode }) {
  const { fourColour } = useDeck();
  return <DeckOptions value={{ arabic: false, fourColour }}>{children}</DeckOptions>;
}

type Props = { arabic?: boolean; fourColour?: boolean; children: ReactNode };

/** Draws every card once as a symbol and says which indices and colours the deck has. */
export function Deck({ arabic = false, fourColour = false, children }: Props) {
  return (
    <DeckOptions value={{ arabic, fourColour }}>
      <svg className="deck-symbols" aria-hidden="true">
        {CODES.map((code) => (
          <symbol key={code} id={symbolOf(code, false)} viewBox={BOX}>
            <CardFace code={code} arabic={arabic} />
          </symbol>
        ))}
        {CODES.map((code) => (
          <symbol key={code} id={symbolOf(code, true)} viewBox={BOX}>
            <SmallFace code={code} arabic={arabic} />
          </symbol>
        ))}
        <symbol id="card-joker" viewBox={BOX}>
          <JokerFace arabic={arabic} />
        </symbol>
        <symbol id="card-back" viewBox={BOX}>
          <BackFace />
        </symbol>
      </svg>
      {children}
    </DeckOptions>
  );
}
