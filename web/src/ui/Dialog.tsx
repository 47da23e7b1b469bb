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

/** A question or a list over the page; Escape and the ground behind it close it. */
export function Dialog({ title, onClose, children, wide = false }: Props) {
  const { t } = useWords();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
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
