import { type RefObject, useEffect } from 'react';
import './scrollFade.css';

/** Less than this is not worth a hint. */
const NEAR = 4;

/** Says at which ends something that scrolls sideways goes on, `data-more="left right"`, for the fade of `.scroll-fade` there. */
export function useScrollEdges(scroller: RefObject<HTMLElement | null>): void {
  // After every drawing: what is in it may have grown.
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const look = () => {
      const before = Math.abs(element.scrollLeft) > NEAR;
      const rest = element.scrollWidth - element.clientWidth - Math.abs(element.scrollLeft);
      const after = rest > NEAR;
      const mirrored = getComputedStyle(element).direction === 'rtl';
      const ends = [
        (mirrored ? after : before) && 'left',
        (mirrored ? before : after) && 'right',
      ].filter(Boolean);
      element.dataset.more = ends.join(' ');
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  });
}
