import { useEffect, useRef } from 'react';
import { isTyping } from '../frame/keys';
import { useSettings } from '../settings/settings';
import type { HandEvents } from './useHandInput';

/** Keys that work wherever the focus is: 1-9 pick a card, Enter plays what is picked, Escape puts it back. */
export function useHandKeys(events: HandEvents): void {
  const latest = useRef(events);
  useEffect(() => {
    latest.current = events;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (isTyping(event.target) || document.querySelector('dialog[open]')) return;
      const { cards, picked, many, onPick, onPlay, onRefuse, locked } = latest.current;
      if (event.key === 'Escape' && picked.length > 0) onPick([]);
      // Enter belongs to the button that has the focus.
      if (event.key === 'Enter' && !(event.target instanceof HTMLButtonElement)) {
        if (picked.length > 0 && !locked) onPlay([...picked]);
      }
      if (!/^[1-9]$/.test(event.key) || !useSettings.getState().shortcuts) return;
      const card = cards[Number(event.key) - 1];
      if (!card) return;
      // The focus goes along, so that Enter and arrows mean this hand and no button elsewhere.
      const hand = document.querySelectorAll<HTMLElement>('.hand-card');
      hand[Number(event.key) - 1]?.focus({ preventScroll: true });
      if (picked.includes(card.code)) onPick(picked.filter((code) => code !== card.code));
      else if (card.dimmed) onRefuse?.(card);
      else onPick(many ? [...picked, card.code] : [card.code]);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
