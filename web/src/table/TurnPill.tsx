import { Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import './seals.css';

/** What is asked of you, in one line. */
export function TurnPill({ icon, children }: { icon?: ReactNode; children: ReactNode }) {
  return (
    <div className="turn-pill">
      {icon ?? <Sparkles size={15} aria-hidden="true" />}
      <span>{children}</span>
    </div>
  );
}
