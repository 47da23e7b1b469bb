/** How many cards somebody holds; the seat's own name says it aloud. */
export function CountBadge({ count }: { count: number }) {
  return (
    <span className="count-badge" aria-hidden="true">
      {count}
    </span>
  );
}
