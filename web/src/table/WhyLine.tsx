import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import './dock.css';

/** Why some cards cannot be played: "No spades: beat the 8♥ with a trump". */
export function WhyLine({ children }: { children: ReactNode }) {
  return (
    <span className="why-line">
      <Info size={15} aria-hidden="true" />
      <span>{children}</span>
    </span>
  );
}
