import { cardName, type Translate } from '../cards/names';
import type { Hinted } from '../wire/generated/messages';

/** Why the house would do it, in the page's language; in the server's words where it has none. */
export function hintText(
  say: Translate,
  { code, values, why }: Pick<Hinted, 'code' | 'values' | 'why'>,
  nameOf: (seat: number) => string,
): string {
  const key = `hint.${code}`;
  const named = Object.entries(values).map(([name, value]) => {
    if (name === 'card') return [name, cardName(say, String(value))];
    if (name === 'suit') return [name, say(`cards.suit.${value}`)];
    return name === 'seat' ? ['name', nameOf(Number(value))] : [name, value];
  });
  const text = say(key, Object.fromEntries(named));
  return text === key ? why : text;
}
