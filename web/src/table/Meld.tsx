import { Card } from '../cards/Card';
import { useDeck } from '../cards/Deck';
import { JokerTag } from '../cards/JokerTag';
import { frameOf, MELD_OVERLAP, meldBox } from './meldWidth';
import { usePlace } from './places';
import './centre.css';

export type MeldProps = {
  /** Number of the meld; cards fly to `meld:<id>` and are dropped on it. */
  id: number;
  /** In table order; `as` is the card that a joker stands for. */
  cards: readonly { code: string; as?: string }[];
  /** "Leni", said under the meld. */
  owner: string;
  /** "run", after it where the meld is wide enough for both. */
  kind: string;
  /** "Run, 9 to king of hearts, with one joker, laid by Leni". */
  name: string;
  width: number;
  /** The picked cards fit here: glows, and a press adds them. */
  onAdd?: (() => void) | undefined;
  addName?: string;
};

function MeldCard(props: { code: string; as?: string | undefined; width: number }) {
  const { code, as, width } = props;
  return (
    <div ref={usePlace(`laid:${code}`)}>
      <Card code={code} width={width} tag={as && <JokerTag code={as} />} />
    </div>
  );
}

/** One set or run on the table. */
export function Meld({ id, cards, owner, kind, name, width, onAdd, addName }: MeldProps) {
  const place = usePlace(`meld:${id}`);
  const { arabic } = useDeck();
  const edge = frameOf(width) / 2;
  const box = meldBox(cards.length, width);
  const body = (
    <div
      ref={place}
      className="meld"
      data-ready={onAdd ? true : undefined}
      data-drop={`meld:${id}`}
      style={box}
    >
      {cards.map(({ code, as }, i) => (
        <div
          key={code}
          style={{
            left: edge + i * width * MELD_OVERLAP,
            top: edge,
            // Arabic indices stand on the right, so the cards cover each other the other way.
            zIndex: arabic ? cards.length - i : i,
          }}
        >
          <MeldCard code={code} as={as} width={width} />
        </div>
      ))}
    </div>
  );
  return (
    <li className="meld-item" aria-label={name} style={{ width: box.width }}>
      {onAdd ? (
        <button type="button" aria-label={addName ?? name} onClick={onAdd}>
          {body}
        </button>
      ) : (
        body
      )}
      <span className="meld-tag" aria-hidden="true" dir="auto">
        <span>{owner}</span>
        <span> · {kind}</span>
      </span>
    </li>
  );
}
