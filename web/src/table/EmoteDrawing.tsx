import type { ReactNode } from 'react';
import { star } from '../cards/shapes';
import type { Emote } from './emotes';

const INK = '#4a2c12';
const GOLD = '#f4b942';
const GOLD_DARK = '#d8912a';

function Face({ children }: { children: ReactNode }) {
  return (
    <>
      <circle cx="24" cy="24" r="20" fill={GOLD} stroke={GOLD_DARK} strokeWidth="2" />
      {children}
    </>
  );
}

const DRAWINGS: Record<Emote, ReactNode> = {
  clap: (
    <>
      <g stroke={GOLD_DARK} strokeWidth="3" strokeLinecap="round">
        <path d="M9 7l4 5M20 3l1 6M31 4l-2 5" />
      </g>
      <g fill={GOLD} stroke={INK} strokeWidth="1.8" strokeLinejoin="round">
        <path d="M37 13c2-2 5 0 5 3v11c0 9-6 17-14 17-5 0-9-2-12-6L31 20z" fill={GOLD_DARK} />
        <path d="M12 18c-2-3 2-6 4-3l7 9-9-13c-2-3 2-6 4-3l9 13-7-12c-2-3 3-6 5-3l10 16 1-6c1-4 5-3 5 0v11c0 9-6 15-14 15-6 0-11-3-14-8L6 24c-2-3 2-6 4-3z" />
      </g>
    </>
  ),
  laugh: (
    <Face>
      <path
        d="M13 20c1-4 6-4 7 0M28 20c1-4 6-4 7 0"
        fill="none"
        stroke={INK}
        strokeWidth="2.6"
        strokeLinecap="round"
      />
      <path d="M12 26h24c0 8-5 12-12 12s-12-4-12-12z" fill={INK} />
      <path d="M15 27h18v3H15z" fill="#fff" />
      <path d="M18 35c3-3 9-3 12 0-4 3-8 3-12 0z" fill="#d9584a" />
    </Face>
  ),
  wow: (
    <Face>
      <ellipse cx="17" cy="20" rx="2.8" ry="3.8" fill={INK} />
      <ellipse cx="31" cy="20" rx="2.8" ry="3.8" fill={INK} />
      <path
        d="M12 12c2-2 5-3 7-2M36 12c-2-2-5-3-7-2"
        fill="none"
        stroke={INK}
        strokeWidth="2"
        strokeLinecap="round"
      />
      <ellipse cx="24" cy="33" rx="5" ry="6.5" fill={INK} />
    </Face>
  ),
  sad: (
    <Face>
      <ellipse cx="17" cy="21" rx="2.6" ry="3.4" fill={INK} />
      <ellipse cx="31" cy="21" rx="2.6" ry="3.4" fill={INK} />
      <path
        d="M12 15l6-3M36 15l-6-3M17 35c4-5 10-5 14 0"
        fill="none"
        stroke={INK}
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <path d="M33 26c4 5 4 9 1 10-4 1-5-4-1-10z" fill="#4a90c2" />
    </Face>
  ),
  star: (
    <>
      <polygon points={star(24, 24, 22, 15)} fill="#fbe3a6" />
      <path
        d="M24 6l5.3 11.4 12.4 1.5-9.2 8.5 2.5 12.3L24 33.6l-11 6.1 2.5-12.3-9.2-8.5 12.4-1.5z"
        fill={GOLD}
        stroke={GOLD_DARK}
        strokeWidth="2"
        strokeLinejoin="round"
      />
    </>
  ),
  tea: (
    <>
      <path
        d="M18 5c-4 4 4 6 0 11M27 5c-4 4 4 6 0 11"
        fill="none"
        stroke={GOLD_DARK}
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <path
        d="M36 24c8-2 9 10-2 10"
        fill="none"
        stroke="#0f5b57"
        strokeWidth="3.4"
        strokeLinecap="round"
      />
      <path d="M8 20h30c0 12-4 20-15 20S8 32 8 20z" fill="#17807a" />
      <ellipse
        cx="23"
        cy="20.5"
        rx="15"
        ry="3.6"
        fill="#b8702a"
        stroke="#0f5b57"
        strokeWidth="1.6"
      />
      <path d="M6 43h34" stroke="#0f5b57" strokeWidth="3.4" strokeLinecap="round" />
    </>
  ),
};

/** Our own drawing, since not every machine has the letter for it. */
export function EmoteDrawing({ emote }: { emote: Emote }) {
  return (
    <svg className="emote" viewBox="0 0 48 48" aria-hidden="true">
      {DRAWINGS[emote]}
    </svg>
  );
}
