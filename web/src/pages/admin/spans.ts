/** How long a sanction or a word of the house holds. */
const SPANS = {
  hour: 3_600_000,
  day: 86_400_000,
  days3: 3 * 86_400_000,
  week: 7 * 86_400_000,
  days30: 30 * 86_400_000,
  year: 365 * 86_400_000,
  never: null,
} as const;

export type Span = keyof typeof SPANS;
export const SPAN_NAMES = Object.keys(SPANS) as Span[];

/** The moment when it ends; null for never. */
export function endOf(span: Span, now: number): number | null {
  const length = SPANS[span];
  return length === null ? null : now + length;
}
