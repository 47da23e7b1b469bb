import type { AnyAction, AnyView } from '../wire/generated/messages';

const COMMON = new Set(
  'game seat phase actors seq deal hand counts scores options legal_actions history deals'.split(
    ' ',
  ),
);

const plain = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : Array.isArray(value)
      ? value.map(plain).join(' ')
      : JSON.stringify(value);

/** An action in its own words: type first, then what it holds. */
export function actionText(action: AnyAction): string {
  const { type, ...rest } = action;
  return [type, ...Object.values(rest).map(plain)].join(' ');
}

/** What a game's view has beside what all have. */
export function tellTale(view: AnyView): [string, string][] {
  return Object.entries(view)
    .filter(([name, value]) => !COMMON.has(name) && value !== null)
    .map(([name, value]) => [name, plain(value)]);
}
