import { create } from 'zustand';

type Spoken = { polite: string; assertive: string };
const useSpoken = create<Spoken>(() => ({ polite: '', assertive: '' }));

/** Says a sentence to those who listen. Saying the same twice is heard twice. */
export function announce(text: string, how: 'polite' | 'assertive' = 'polite'): void {
  // A region is read only when its text changes: a space at the end makes it a new one.
  useSpoken.setState((now) => ({ [how]: now[how] === text ? `${text}\u00a0` : text }));
}

/** The two live regions; the page has them once. */
export function Announcer() {
  const { polite, assertive } = useSpoken();
  return (
    <div className="sr-only">
      <div aria-live="polite">{polite}</div>
      <div aria-live="assertive">{assertive}</div>
    </div>
  );
}
