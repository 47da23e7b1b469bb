import { Fragment } from 'react';
import { CardCodes } from '../../cards/CardCodes';
import { cardNames } from '../../cards/names';
import { useText } from '../../table/text';
import type { Line } from './log';
import { lineKey, meldName, someCards } from './words';

/** A line of the log with its cards in their places. */
export function LogText({ line, mine }: { line: Line; mine: boolean }) {
  const t = useText();
  const { cards, laid, points = 0, count = 0 } = line;
  const text = t(lineKey(line, mine), { points, count: line.points ?? count });
  return text.split(/(\{\w+\})/).map((part, at) => {
    const key = `${at}${part}`;
    if (part === '{cards}') {
      if (cards.length === 0) return <Fragment key={key}>{someCards(t, line)}</Fragment>;
      const codes = line.what === 'meld' && laid ? laid.cards : cards;
      return <CardCodes key={key} codes={codes} name={cardNames(t, codes)} />;
    }
    if (part === '{meld}') {
      return laid && <CardCodes key={key} codes={laid.cards} name={meldName(t, laid)} />;
    }
    return <Fragment key={key}>{part}</Fragment>;
  });
}
