import { Card } from '../../cards/Card';
import { useDeck } from '../../cards/Deck';
import { JokerTag } from '../../cards/JokerTag';
import { useWords } from '../../i18n';
import { MELD_OVERLAP } from '../../table/meldWidth';
import { Dialog } from '../../ui/Dialog';
import { meaning, worth } from './laid';
import type { Choice, Question } from './useMoves';
import { meldName } from './words';
import './jolly.css';

type Props = {
  question: Question;
  /** The new meld has a worth as long as its player has not opened. */
  opening: boolean;
  onChoose: (choice: Choice) => void;
  onClose: () => void;
};

const WIDTH = 54;

function Way({ choice, detail, onPress }: { choice: Choice; detail: string; onPress: () => void }) {
  const { say } = useWords();
  const { arabic } = useDeck();
  const cards = meaning(choice.laid);
  return (
    <button type="button" className="way" onClick={onPress}>
      <span
        className="way-cards"
        dir="ltr"
        style={{ width: (cards.length - 1) * WIDTH * MELD_OVERLAP + WIDTH, height: WIDTH * 1.4 }}
      >
        {cards.map(({ code, as }, at) => (
          <span
            key={code}
            style={{
              left: at * WIDTH * MELD_OVERLAP,
              // Arabic indices stand on the right, so the cards cover each other the other way.
              zIndex: arabic ? cards.length - at : at,
            }}
          >
            <Card code={code} width={WIDTH} tag={as && <JokerTag code={as} />} />
          </span>
        ))}
      </span>
      <span className="way-words">
        <b>{meldName(say, choice.laid)}</b>
        {detail && <small>{detail}</small>}
      </span>
    </button>
  );
}

/** Where cards can lie in several ways (a joker at either end, an ace high or low), the player says which. */
export function ChooseWay({ question, opening, onChoose, onClose }: Props) {
  const { t } = useWords();
  const { ask, choices } = question;
  const detail = (choice: Choice) => {
    if (choice.swap) return t('jolly.swap');
    return opening && ask === 'lay' ? t('jolly.draft.worth', { points: worth(choice.laid) }) : '';
  };
  const several = new Set(choices.map(({ meld }) => meld)).size > 1;
  return (
    <Dialog title={t(several ? 'jolly.chooseMeld' : 'jolly.choose')} onClose={onClose}>
      <ul className="ways">
        {choices.map((choice) => (
          <li key={JSON.stringify(choice.actions)}>
            <Way choice={choice} detail={detail(choice)} onPress={() => onChoose(choice)} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
