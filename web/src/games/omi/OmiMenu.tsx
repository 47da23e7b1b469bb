import { Trophy } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { MENU_LINE } from '../BoardMenu';

/** The history of the match in the phone's menu. */
export function OmiMenu({ title, children }: { title: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={MENU_LINE}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Trophy size={19} aria-hidden="true" /> {title}
      </button>
      {open && <div className="text-14">{children}</div>}
    </>
  );
}
