import { type FormEvent, useState } from 'react';
import { useWords } from '../../i18n';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { TextArea } from '../../ui/TextArea';

type Props = {
  title: string;
  text: string;
  /** A word that goes with it; without a label none is asked for. */
  note?: { label: string; required: boolean };
  onSend: (note: string) => Promise<boolean>;
  onClose: () => void;
};

/** Asks before something that is not easily taken back. */
export function SureDialog({ title, text, note, onSend, onClose }: Props) {
  const { t } = useWords();
  const [said, setSaid] = useState('');
  const [busy, setBusy] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const done = await onSend(said.trim());
    setBusy(false);
    if (done) onClose();
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <form className="grid gap-4" onSubmit={send}>
        <p className="text-ink-2">{text}</p>
        {note && (
          <TextArea
            label={note.label}
            required={note.required}
            maxLength={500}
            value={said}
            onChange={(event) => setSaid(event.target.value)}
          />
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>{t('account.cancel')}</Button>
          <Button
            type="submit"
            kind="primary"
            disabled={busy || (note?.required === true && said.trim() === '')}
          >
            {title}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
