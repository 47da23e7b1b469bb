import { useState } from 'react';
import { useWords } from '../../i18n';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { useCareful } from '../../ui/useCareful';
import { bots } from '../../wire/bots';
import type { BotCard } from '../../wire/generated/rest';
import { dropDraft } from './drafts';

type Props = { bot: BotCard; onClose: () => void; onDeleted: () => void };

/** Asks once more: code and logs do not come back. */
export function DeleteBot({ bot, onClose, onDeleted }: Props) {
  const { t } = useWords();
  const careful = useCareful();
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    const gone = await careful(async () => {
      await bots.remove(bot.id);
      return true;
    });
    setBusy(false);
    if (!gone) return;
    dropDraft(bot.id);
    onDeleted();
  };
  return (
    <Dialog title={t('bots.deleteTitle', { name: bot.name })} onClose={onClose}>
      <p className="mb-5 text-ink-2">{t('bots.deleteText')}</p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button kind="danger" disabled={busy} onClick={() => void remove()}>
          {t('account.deleteConfirm')}
        </Button>
        <Button kind="primary" onClick={onClose}>
          {t('bots.keep')}
        </Button>
      </div>
    </Dialog>
  );
}
