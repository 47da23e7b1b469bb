import { useEffect } from 'react';
import { isTyping } from '../../frame/keys';

type Wish = { seq: number; last: number | null; jump: (seq: number) => void; toggle: () => void };

const PRESSED_BY_SPACE = 'button, a, summary, [role=radio]';

/** Arrows step, Home and End jump, Space plays; what has the focus keeps its own keys. */
export function useReplayKeys({ seq, last, jump, toggle }: Wish): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(target) || document.querySelector('dialog[open]')) return;
      if (key === ' ') {
        if (target instanceof Element && target.closest(PRESSED_BY_SPACE)) return;
        event.preventDefault();
        toggle();
        return;
      }
      const to = { ArrowLeft: seq - 1, ArrowRight: seq + 1, Home: 0, End: last ?? seq }[key];
      if (to === undefined) return;
      event.preventDefault();
      jump(to);
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [seq, last, jump, toggle]);
}
