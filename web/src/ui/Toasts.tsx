import { CircleAlert, Info, X } from 'lucide-react';
import { useEffect } from 'react';
import { useWords } from '../i18n';
import { dismiss, useToast } from './toasts';

const STAYS = 4000;

/** The notice above the dock. Errors stay until they are dismissed. */
export function Toasts() {
  const { t } = useWords();
  const toast = useToast((state) => state.toast);
  useEffect(() => {
    if (!toast || toast.kind === 'error') return;
    const timer = setTimeout(dismiss, STAYS);
    return () => clearTimeout(timer);
  }, [toast]);
  return (
    <div className="toasts" role="status" aria-live="polite">
      {toast && (
        <div className="toast" key={toast.id}>
          {toast.kind === 'error' ? <CircleAlert size={18} /> : <Info size={18} />}
          <span className="grow">{toast.text}</span>
          <button
            type="button"
            className="icon-button text-inherit"
            aria-label={t('toast.close')}
            onClick={dismiss}
          >
            <X size={16} />
          </button>
        </div>
      )}
    </div>
  );
}
