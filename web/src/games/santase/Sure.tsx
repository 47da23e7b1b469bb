import { useText } from '../../table/text';
import { Dialog } from '../../ui/Dialog';

type Props = { points: number; other: string; onYes: () => void; onNo: () => void };

/** Asks once more before a 66 that the own points do not bear out. */
export function Sure({ points, other, onYes, onNo }: Props) {
  const t = useText();
  return (
    <Dialog title={t('santase.sure.title', { points })} onClose={onNo}>
      <p>{t('santase.sure.text', { points, name: other })}</p>
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <button type="button" className="btn" onClick={onNo}>
          {t('santase.sure.no')}
        </button>
        <button type="button" className="btn" data-kind="lantern" onClick={onYes}>
          {t('santase.sure.yes')}
        </button>
      </div>
    </Dialog>
  );
}
