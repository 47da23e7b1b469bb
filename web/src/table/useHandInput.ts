import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { isArrow, nextFocus } from './focusOrder';
import { playSound } from './sounds';

export type HandCard = {
  code: string;
  /** Cannot be played now; `why` is the server's reason. */
  dimmed?: boolean;
  why?: string;
  look?: 'trump' | 'gold' | undefined;
};

export type HandEvents = {
  cards: readonly HandCard[];
  picked: readonly string[];
  /** Several cards may be picked: a second tap puts a card back instead of playing it. */
  many?: boolean;
  onPick: (codes: string[]) => void;
  /** `place`: the drop target (`data-drop`) under a dragged card, if there is one. */
  onPlay: (codes: string[], place?: string) => void;
  onRefuse?: (card: HandCard) => void;
  /** Not your turn: cards can be picked and sorted in mind, not played. */
  locked?: boolean;
};

const DRAG = 8;
const SWIPE = 46;

function shake(element: Element): void {
  element.animate(
    [0, 4, -4, 4, 0].map((x) => ({ translate: `${x}px` })),
    160,
  );
}

function dropUnder(x: number, y: number): string | undefined {
  for (const element of document.elementsFromPoint(x, y)) {
    const target = element.closest<HTMLElement>('[data-drop]');
    if (target) return target.dataset.drop;
  }
  return undefined;
}

/** A focus in the hand goes along to what a hint lifts: beside it, it would look meant and its ring lie on that card. */
function useFocusOnHint({ cards, picked }: HandEvents): void {
  const before = useRef(picked);
  useLayoutEffect(() => {
    const fresh = picked.filter((code) => !before.current.includes(code));
    before.current = picked;
    const focused = document.activeElement;
    const hand = focused?.closest('.hand');
    if (!hand || fresh.length === 0 || focused?.matches('[aria-pressed=true]')) return;
    const at = cards.findIndex(({ code }) => fresh.includes(code));
    hand.querySelectorAll<HTMLElement>('.hand-card')[at]?.focus({ preventScroll: true });
  }, [cards, picked]);
}

/** Taps, swipes, drags and keys of a hand. */
export function useHandInput(events: HandEvents, rows: 1 | 2) {
  const { cards, picked, many = false, onPick, onPlay, onRefuse, locked = false } = events;
  // It stays with its card when the hand is sorted, and at its place when that card is gone.
  const [focused, setFocused] = useState({ code: '', at: 0 });
  const setFocus = (at: number) => setFocused({ code: cards[at]?.code ?? '', at });
  const there = cards.findIndex(({ code }) => code === focused.code);
  const focus = there < 0 ? focused.at : there;
  useFocusOnHint(events);
  const drag = useRef<{ id: number; x: number; y: number; moved: boolean } | null>(null);
  const dragged = useRef(false);

  const refuse = (card: HandCard, element: Element) => {
    shake(element);
    playSound('refused');
    onRefuse?.(card);
  };

  const toggle = (card: HandCard) => {
    playSound('lift');
    if (picked.includes(card.code)) onPick(picked.filter((code) => code !== card.code));
    else onPick(many ? [...picked, card.code] : [card.code]);
  };

  const play = (card: HandCard, element: Element, place?: string) => {
    if (card.dimmed) refuse(card, element);
    else if (!locked) onPlay(picked.includes(card.code) ? [...picked] : [card.code], place);
  };

  const onTap = (card: HandCard, element: Element) => {
    if (dragged.current) {
      dragged.current = false;
      return;
    }
    if (card.dimmed && !picked.includes(card.code)) refuse(card, element);
    else if (!many && picked.includes(card.code)) play(card, element);
    else toggle(card);
  };

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    dragged.current = false;
    drag.current = { id: event.pointerId, x: event.clientX, y: event.clientY, moved: false };
    // A quick pull leaves the card before it is seen to move.
    event.currentTarget.setPointerCapture(event.pointerId);
  };

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const start = drag.current;
    if (!start || start.id !== event.pointerId) return;
    const dx = event.clientX - start.x;
    const dy = event.clientY - start.y;
    if (!start.moved && Math.hypot(dx, dy) < DRAG) return;
    const element = event.currentTarget;
    if (!start.moved) {
      start.moved = true;
      element.dataset.dragged = '';
    }
    element.style.translate = `${dx}px ${dy}px`;
  };

  const onPointerUp = (event: PointerEvent<HTMLElement>, card: HandCard) => {
    const start = drag.current;
    drag.current = null;
    if (!start?.moved) return;
    dragged.current = true;
    const element = event.currentTarget;
    const place = dropUnder(event.clientX, event.clientY);
    if (place !== undefined || event.clientY - start.y < -SWIPE) play(card, element, place);
    // A played card is gone before it could glide back; a refused one glides.
    delete element.dataset.dragged;
    element.style.translate = '';
  };

  const onPointerCancel = (event: PointerEvent<HTMLElement>) => {
    drag.current = null;
    delete event.currentTarget.dataset.dragged;
    event.currentTarget.style.translate = '';
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>, card: HandCard, at: number) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (isArrow(event.key)) {
      event.preventDefault();
      const next = nextFocus(event.key, at, cards.length, rows);
      setFocus(next);
      const hand = event.currentTarget.closest('.hand');
      hand?.querySelectorAll<HTMLElement>('.hand-card')[next]?.focus();
    } else if (event.key === ' ') {
      event.preventDefault();
      if (card.dimmed && !picked.includes(card.code)) refuse(card, event.currentTarget);
      else toggle(card);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      event.stopPropagation();
      if (picked.length > 0) {
        if (!locked) onPlay([...picked]);
      } else play(card, event.currentTarget);
    }
  };

  return {
    /** The one card that Tab reaches. */
    focus: Math.min(focus, Math.max(0, cards.length - 1)),
    setFocus,
    onTap,
    onPointerDown,
    onPointerMove,
    onPointerUp,
    onPointerCancel,
    onKeyDown,
  };
}

export type HandInput = ReturnType<typeof useHandInput>;
