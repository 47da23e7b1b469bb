import { type RefObject, useEffect } from 'react';
import './scrollFade.css';

/** Less than this is not worth a hint. */
const NEAR = 4;

function markEdges(element: HTMLElement): void {
  const before = Math.abs(element.scrollLeft) > NEAR;
  const rest = element.scrollWidth - element.clientWidth - Math.abs(element.scrollLeft);
  const after = rest > NEAR;
  const mirrored = getComputedStyle(element).direction === 'rtl';
  const ends = [
    (mirrored ? after : before) && 'left',
    (mirrored ? before : after) && 'right',
  ].filter(Boolean);
  element.dataset.more = ends.join(' ');
}

/** Marks the ends at which `element` goes on, now and whenever it is scrolled or gets another size. */
export function watchEdges(element: HTMLElement): () => void {
  const look = () => markEdges(element);
  look();
  const observer = new ResizeObserver(look);
  observer.observe(element);
  // What is in it may get wider, too: another language has other words.
  for (const item of element.children) observer.observe(item);
  element.addEventListener('scroll', look, { passive: true });
  // The page may be turned round without any change of size.
  const turned = new MutationObserver(look);
  turned.observe(document.documentElement, { attributeFilter: ['dir'] });
  return () => {
    observer.disconnect();
    turned.disconnect();
    element.removeEventListener('scroll', look);
  };
}

/** Says at which ends something that scrolls sideways goes on, `data-more="left right"`, for the fade of `.scroll-fade` there. */
export function useScrollEdges(scroller: RefObject<HTMLElement | null>): void {
  // After every drawing: what is in it may have grown.
  useEffect(() => (scroller.current ? watchEdges(scroller.current) : undefined));
}
