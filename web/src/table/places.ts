import { createContext, useCallback, useContext, useRef } from 'react';

/** Middle, width and turn of a named place, in the window's coordinates. */
export type Spot = { x: number; y: number; width: number; turn: number };

function spotOf(element: HTMLElement): Spot {
  const box = element.getBoundingClientRect();
  return {
    x: box.left + box.width / 2,
    y: box.top + box.height / 2,
    width: element.offsetWidth,
    turn: Number(element.dataset.turn ?? 0),
  };
}

/** Elements by name, and where those that have gone were last. */
export class PlaceBook {
  readonly #here = new Map<string, HTMLElement>();
  readonly #gone = new Map<string, Spot>();

  enter(name: string, element: HTMLElement): void {
    this.#here.set(name, element);
  }

  /** React clears a ref while the element still stands in the page, so it can be measured once more. */
  leave(name: string, element: HTMLElement): void {
    if (this.#here.get(name) !== element) return;
    this.#here.delete(name);
    if (element.isConnected) this.#gone.set(name, spotOf(element));
  }

  /** Nothing is awaited at any place any more. */
  reveal(): void {
    for (const element of this.#here.values()) element.removeAttribute('data-arriving');
  }

  element(name: string): HTMLElement | undefined {
    return this.#here.get(name);
  }

  /** Where a card lay that has just gone, even if an empty slot has taken its place. */
  last(name: string): Spot | undefined {
    return this.#gone.get(name) ?? this.find(name);
  }

  find(name: string): Spot | undefined {
    const element = this.#here.get(name);
    return element ? spotOf(element) : this.#gone.get(name);
  }
}

export const Places = createContext<PlaceBook | null>(null);

/** A ref that makes an element known as `hand:AS`, `seat:2`, `slot:left`, `stock`, … */
export function usePlace(name: string): (element: HTMLElement | null) => void {
  const book = useContext(Places);
  const last = useRef<HTMLElement | null>(null);
  return useCallback(
    (element) => {
      if (element) book?.enter(name, element);
      else if (last.current) book?.leave(name, last.current);
      last.current = element;
    },
    [book, name],
  );
}
