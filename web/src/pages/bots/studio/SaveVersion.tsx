import { type FormEvent, useState } from 'react';
import { useWords } from '../../../i18n';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { Switch } from '../../../ui/Switch';
import { TextArea } from '../../../ui/TextArea';
import { failureText, notify } from '../../../ui/toasts';
import { bots } from '../../../wire/bots';
import type { BotCard, VersionCard } from '../../../wire/generated/rest';
import { RestFailure } from '../../../wire/rest';
import { useStudio } from './context';

type Props = {
  onClose: () => void;
  onSaved: (version: VersionCard, bot: BotCard) => Promise<void>;
};

/** Makes a version of the draft, with a word on what is new; if wished, it plays from now on. */
export function SaveVersion({ onClose, onSaved }: Props) {
  const { t, say } = useWords();
  const { bot, draft, versions, errors } = useStudio();
  const [notes, setNotes] = useState('');
  const [activate, setActivate] = useState(true);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const next = (versions[0]?.number ?? 0) + 1;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setFailure(null);
    try {
      const { version } = await bots.upload(bot.id, { source: draft.source, notes, activate });
      await onSaved(version, await bots.show(bot.id));
      notify(t(activate ? 'bots.savedActive' : 'bots.saved', { version: version.number }));
    } catch (error) {
      if (!(error instanceof RestFailure)) throw error;
      setFailure(failureText(say, error));
      setBusy(false);
    }
  };
  return (
    <Dialog title={t('bots.saveTitle', { version: next })} onClose={onClose}>
      <form className="grid gap-4" onSubmit={(event) => void save(event)}>
        <TextArea
          label={t('bots.notes')}
          hint={t('bots.notesHint')}
          maxLength={2000}
          value={notes}
          onChange={(event) => setNotes(event.target.value)}
        />
        <Switch
          label={t('bots.playNow')}
          hint={t('bots.playNowHint')}
          on={activate}
          onChange={setActivate}
        />
        {(failure || errors > 0) && (
          <p role="alert" className="rounded-button bg-danger-soft px-4 py-3 text-14 text-danger">
            {failure ?? t('bots.fixFirst')}
          </p>
        )}
        <Button type="submit" kind="primary" disabled={busy || errors > 0}>
          {t('bots.saveVersion', { version: next })}
        </Button>
      </form>
    </Dialog>
  );
}
