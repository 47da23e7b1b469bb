import { useWords } from '../../i18n';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';

type Props = { seated: boolean; onStay: () => void; onLeave: () => void };

export function LeaveQuestion({ seated, onStay, onLeave }: Props) {
  const { t } = useWords();
  return (
    <Dialog title={t(seated ? 'board.leaveTitle' : 'board.leaveLook')} onClose={onStay}>
      {seated && <p className="mb-5 text-ink-2">{t('board.leaveText')}</p>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button kind="danger" onClick={onLeave}>
          {t('board.leaveYes')}
        </Button>
        <Button kind="primary" onClick={onStay}>
          {t('board.stay')}
        </Button>
      </div>
    </Dialog>
  );
}
