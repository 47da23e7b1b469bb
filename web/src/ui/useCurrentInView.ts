import { useCallback } from 'react';
import { watchEdges } from './useScrollEdges';

const CURRENT = '[aria-current]:not([aria-current=false]), [aria-selected=true]';
/** How much of a neighbour is seen beside it: more than the fade covers. */
const MARGIN = 36;

function showCurrent(row: HTMLElement): void {
  const item = row.querySelector(CURRENT)?.getBoundingClientRect();
  const room = row.getBoundingClientRect();
  if (!item) return;
  if (item.left < room.left) row.scrollBy({ left: item.left - room.left - MARGIN });
  else if (item.right > room.right) row.scrollBy({ left: item.right - room.right + MARGIN });
}

/** For a row that scrolls sideways: the one of its items that is `current` stays in sight, and `.scroll-fade` shows where the row goes on. */
export function useCurrentInView(current: unknown) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again when another is current
  return useCallback(
    (row: HTMLElement | null) => {
      if (!row) return;
      const watcher = new ResizeObserver(() => showCurrent(row));
      watcher.observe(row);
      // Another language has words of other widths, and may turn the page round.
      for (const item of row.children) watcher.observe(item);
      const unwatch = watchEdges(row);
      const turned = new MutationObserver(() => showCurrent(row));
      turned.observe(document.documentElement, { attributeFilter: ['dir'] });
      return () => {
        watcher.disconnect();
        turned.disconnect();
        unwatch();
      };
    },
    [current],
  );
}
