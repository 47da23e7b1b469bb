import { type MessageKey, useWords } from '../../i18n';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import type { TableCard } from '../../wire/generated/messages';

type Props = {
  card: Pick<TableCard, 'game' | 'mode'>;
  seated: boolean;
  onStay: () => void;
  onLeave: () => void;
};

/** What it costs to leave a running match. */
function costsOf({ game, mode }: Props['card']): MessageKey[] {
  if (mode === 'practice') return ['board.leavePractice'];
  // SA-14.4: with two at the table nobody plays on for who has left.
  const fate = game === 'santase' ? 'board.leaveForfeit' : 'board.leaveText';
  return mode === 'ranked' ? [fate, 'board.leaveRanked'] : [fate];
}

export function LeaveQuestion({ card, seated, onStay, onLeave }: Props) {
  const { t } = useWords();
  return (
    <Dialog title={t(seated ? 'board.leaveTitle' : 'board.leaveLook')} onClose={onStay}>
      {seated && (
        <p className="mb-5 text-ink-2">
          {costsOf(card)
            .map((cost) => t(cost))
            .join(' ')}
        </p>
      )}
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
