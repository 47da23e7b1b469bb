import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** The width of an element, and a ref to put on it. */
export function useWidth(first: number): [RefObject<HTMLDivElement | null>, number] {
  const place = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(first);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    // An element that is being hidden has no width, and nothing to draw.
    const measure = () => element.clientWidth > 0 && setWidth(element.clientWidth);
    const observer = new ResizeObserver(measure);
    measure();
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [place, width];
}
