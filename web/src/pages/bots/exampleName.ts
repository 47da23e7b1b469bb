import type { BotExample } from '../../wire/generated/rest';

/** An example in the page's words where it has them, else in those of its own first line. */
export function exampleName(
  say: (key: string) => string,
  { name, title }: BotExample,
): { label: string; hint: string } {
  const style = name.split('_').slice(1).join('_');
  const key = `bots.example.${style}`;
  const own = say(key);
  const [before = '', ...after] = title.split(': ');
  if (own === key) return { label: before, hint: after.join(': ') };
  return { label: own, hint: say(`${key}Hint`) };
}
