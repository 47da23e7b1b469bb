import type { ReactNode } from 'react';

/** An empty list: one sentence and one button. */
export function Empty({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="grid place-items-center gap-4 px-4 py-8 text-center text-ink-2">
      <p>{text}</p>
      {children}
    </div>
  );
}
