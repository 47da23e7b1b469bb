import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useWords } from '../i18n';

type Props = {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** `full` takes what the screen has. */
  wide?: boolean | 'full';
};

const WIDTHS = { false: 'max-w-[440px]', true: 'max-w-[640px]', full: 'max-w-[1240px]' } as const;

const FIELDS = 'input, textarea, select';

/** A question or a list over the page; Escape and the ground behind it close it. Its first field has the keyboard, and what opened it gets it back. */
export function Dialog({ title, onClose, children, wide = false }: Props) {
  const { t } = useWords();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    if (!dialog.current?.open) dialog.current?.showModal();
    // On a phone the keyboard would cover what is asked.
    if (matchMedia('(pointer: fine)').matches) {
      dialog.current?.querySelector<HTMLElement>(FIELDS)?.focus();
    }
    return () => {
      // The browser gives the keyboard back where it closes the dialog itself, as on Escape.
      if (document.activeElement !== document.body || !(opener instanceof HTMLElement)) return;
      opener.focus({ preventScroll: true });
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the dialog itself closes on Escape
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className={`panel dialog ${WIDTHS[`${wide}`]}`}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className="p-5">
        <div className="mb-4 flex items-center gap-3">
          <h2 id={id} className="grow text-24">
            {title}
          </h2>
          <button
            type="button"
            className="icon-button"
            aria-label={t('dialog.close')}
            onClick={onClose}
          >
            <X size={19} />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
