import { CardCodes } from '../../../cards/CardCodes';
import { cardNames } from '../../../cards/names';
import { useWords } from '../../../i18n';
import type { AnyAction } from '../../../wire/generated/messages';

type Action = Record<string, unknown>;
type Props = { actions: readonly AnyAction[]; chosen: AnyAction | null };

/** More would fill the page; the rest is counted. */
const MOST = 40;

const same = (one: Action, other: Action | null) =>
  other !== null &&
  Object.keys({ ...one, ...other }).every(
    (key) => JSON.stringify(one[key]) === JSON.stringify(other[key]),
  );

const cardsOf = ({ card, cards }: Action): string[] =>
  Array.isArray(cards) ? (cards as string[]) : typeof card === 'string' ? [card] : [];

/** What was legal, with the one that was played. */
export function ActionChips(props: Props) {
  const { t, say } = useWords();
  // Here every action is shown alike, whatever its game.
  const actions = props.actions as unknown as readonly Action[];
  const chosen = props.chosen as unknown as Action | null;
  // The one that was played is always among those shown.
  const ordered = [...actions].sort((a, b) => Number(same(b, chosen)) - Number(same(a, chosen)));
  return (
    <ul className="eye-chips">
      {ordered.slice(0, MOST).map((action) => {
        const codes = cardsOf(action);
        const others = Object.entries(action).filter(
          ([key]) => !['type', 'card', 'cards'].includes(key),
        );
        return (
          <li key={JSON.stringify(action)} data-chosen={same(action, chosen) || undefined}>
            {action.type !== 'play' && <code dir="ltr">{String(action.type)}</code>}
            {codes.length > 0 && <CardCodes codes={codes} name={cardNames(say, codes)} />}
            {others.length > 0 && (
              <code dir="ltr">{others.map(([, value]) => JSON.stringify(value)).join(' ')}</code>
            )}
          </li>
        );
      })}
      {actions.length > MOST && <li>{t('board.more', { count: actions.length - MOST })}</li>}
    </ul>
  );
}
