import { Fragment } from 'react';
import { CardIndex } from '../../cards/CardIndex';
import { CardSign } from '../../cards/CardSign';
import { isRed, SUITS, type Suit, suitOf } from '../../cards/code';
import { cardName, cardNames } from '../../cards/names';
import { SuitMark } from '../../cards/SuitMark';
import type { Action } from '../../table/ActionBar';
import { sorted } from './cards';
import type { OmiAction } from './types';
import { type Say, suitName } from './words';

function Held({ cards, none }: { cards: string[]; none: string }) {
  return cards.length === 0 ? (
    none
  ) : (
    <bdi>
      {cards.map((code, at) => (
        <Fragment key={code}>
          {at > 0 && ' '}
          <CardIndex code={code} />
        </Fragment>
      ))}
    </bdi>
  );
}

/** A button for every suit that may be named, with the cards of it in hand. */
export function trumpBids(
  say: Say,
  hand: readonly string[],
  legal: readonly OmiAction[],
  picked: string | undefined,
  hinted: OmiAction | null,
  send: (action: OmiAction) => void,
): Action[] {
  const marked = hinted?.type === 'trump' ? hinted.suit : picked && suitOf(picked);
  const wishes = new Map(
    legal.flatMap((action) => (action.type === 'trump' ? [[action.suit as Suit, action]] : [])) as [
      Suit,
      OmiAction,
    ][],
  );
  return SUITS.flatMap((suit) => {
    const action = wishes.get(suit);
    if (!action) return [];
    const held = sorted(
      hand.filter((code) => suitOf(code) === suit),
      null,
      'rank',
    );
    const cards = cardNames(say, held);
    const name = suitName(say, suit);
    return {
      id: suit,
      label: name,
      name: cards
        ? say('omi.bid.name', { suit: name, cards })
        : say('omi.bid.nameNone', { suit: name }),
      icon: (
        <span className={isRed(suit) && marked !== suit ? 'red-suit' : undefined}>
          <SuitMark suit={suit} size={22} plain />
        </span>
      ),
      sub: <Held cards={held} none={say('omi.bid.none')} />,
      kind: marked === suit ? 'primary' : 'plain',
      onPress: () => send(action),
    } satisfies Action;
  });
}

/** "Play J♠", drawn and spoken. */
export function playLabel(say: Say, card: string | undefined): Pick<Action, 'label' | 'name'> {
  if (!card) return { label: say('omi.play') };
  return {
    label: (
      <>
        {say('omi.play')} <CardSign code={card} />
      </>
    ),
    name: say('omi.playCard', { card: cardName(say, card) }),
  };
}
