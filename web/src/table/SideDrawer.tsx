import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useText } from './text';
import './panels.css';

type Props = {
  open: boolean;
  label: string;
  /** From the end of the line on tablets, from below on phones. */
  from: 'end' | 'below';
  onClose: () => void;
  children: ReactNode;
};

/** A panel over the table; Escape and a press beside it close it. */
export function SideDrawer({ open, label, from, onClose, children }: Props) {
  const t = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (open && !element?.open) element?.showModal();
    if (!open && element?.open) element.close();
  }, [open]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      className="side-drawer"
      data-from={from}
      aria-label={label}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      {open && (
        <div className="side-drawer-body">
          <header>
            <h2>{label}</h2>
            <button
              type="button"
              className="icon-button"
              aria-label={t('table.close')}
              onClick={onClose}
            >
              <X size={19} />
            </button>
          </header>
          {children}
        </div>
      )}
    </dialog>
  );
}
