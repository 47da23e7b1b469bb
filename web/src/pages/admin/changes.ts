type Json = Record<string, unknown> | null;
export type Change = { name: string; from: string; to: string };

const written = (value: unknown): string => {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** What is different between two states, name by name. */
export function changesOf(before: Json, after: Json): Change[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names]
    .map((name) => ({ name, from: written(before?.[name]), to: written(after?.[name]) }))
    .filter(({ from, to }) => from !== to);
}
