import { useId } from 'react';
import { Card } from '../cards/Card';
import { handCardName } from '../cards/names';
import type { HandSpot } from './HandCards';
import { usePlace } from './places';
import { useText } from './text';
import type { HandCard, HandInput } from './useHandInput';

type Props = HandSpot & {
  card: HandCard;
  at: number;
  count: number;
  picked: boolean;
  rise: number;
  input: HandInput;
};

/** A card of the own hand: a button that rises along its own angle. */
export function HandCardButton(props: Props) {
  const { card, at, count, picked, width, input } = props;
  const t = useText();
  const why = useId();
  const place = usePlace(`hand:${card.code}`);
  return (
    <button
      type="button"
      ref={place}
      className="hand-card"
      data-turn={props.angle}
      aria-label={handCardName(t, card.code, at, count)}
      aria-pressed={picked}
      aria-disabled={card.dimmed || undefined}
      aria-describedby={card.dimmed ? why : undefined}
      tabIndex={at === input.focus ? 0 : -1}
      style={
        {
          transform: `translate(${props.x}px, ${props.y}px) rotate(${props.angle}deg)`,
          '--layer': props.layer,
          '--rise': `${props.rise}px`,
        } as React.CSSProperties
      }
      onFocus={() => input.setFocus(at)}
      onClick={(event) => input.onTap(card, event.currentTarget)}
      onPointerDown={input.onPointerDown}
      onPointerMove={input.onPointerMove}
      onPointerUp={(event) => input.onPointerUp(event, card)}
      onPointerCancel={input.onPointerCancel}
      onKeyDown={(event) => input.onKeyDown(event, card, at)}
    >
      <span className="hand-card-body">
        <Card
          code={card.code}
          width={width}
          look={card.look}
          lifted={picked}
          dimmed={card.dimmed}
        />
      </span>
      {card.dimmed && (
        <span id={why} hidden>
          {card.why ?? t('table.cannot')}
        </span>
      )}
    </button>
  );
}
