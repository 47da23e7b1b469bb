/** How long a sanction or a word of the house holds. */
const SPANS = {
  '1 hour': 3_600_000,
  '1 day': 86_400_000,
  '3 days': 3 * 86_400_000,
  '1 week': 7 * 86_400_000,
  '30 days': 30 * 86_400_000,
  '1 year': 365 * 86_400_000,
  'no end': null,
} as const;

export type Span = keyof typeof SPANS;
export const SPAN_NAMES = Object.keys(SPANS) as Span[];

/** The moment when it ends; null for never. */
export function endOf(span: Span, now: number): number | null {
  const length = SPANS[span];
  return length === null ? null : now + length;
}
