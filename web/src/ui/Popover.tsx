import { type ReactNode, useEffect, useId, useRef, useState } from 'react';

type Props = { label: string; className: string; button: ReactNode; children: ReactNode };

/** A button with a small panel under it; a choice, Escape or a click elsewhere closes it. */
export function Popover({ label, className, button, children }: Props) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return;
    const away = (event: Event) => {
      if (!place.current?.contains(event.target as Node)) setOpen(false);
    };
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      place.current?.querySelector('button')?.focus();
    };
    document.addEventListener('pointerdown', away);
    document.addEventListener('keydown', onEscape);
    return () => {
      document.removeEventListener('pointerdown', away);
      document.removeEventListener('keydown', onEscape);
    };
  }, [open]);
  return (
    <div ref={place} className="relative min-w-10">
      <button
        type="button"
        className={className}
        aria-label={label}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {button}
      </button>
      {open && (
        // biome-ignore lint/a11y/noStaticElementInteractions: closes after a choice inside it
        // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a choice is a click
        <div
          id={id}
          className="panel absolute end-0 top-[calc(100%+6px)] z-50 min-w-[200px] p-1.5"
          onClick={() => setOpen(false)}
        >
          {children}
        </div>
      )}
    </div>
  );
}
