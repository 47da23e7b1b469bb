import { type FormEvent, useState } from 'react';
import { useWords } from '../../i18n';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Switch } from '../../ui/Switch';
import { TextArea } from '../../ui/TextArea';
import { Pick } from './Pick';
import { endOf, SPAN_NAMES, type Span } from './spans';

type Given = { reason: string; until: number | null; extra: boolean };
type Props = {
  title: string;
  /** One more thing that may be switched on. */
  extra?: { label: string; hint: string };
  onSend: (given: Given) => Promise<boolean>;
  onClose: () => void;
};

/** Why, and until when. */
export function SanctionDialog({ title, extra, onSend, onClose }: Props) {
  const { t } = useWords();
  const [reason, setReason] = useState('');
  const [span, setSpan] = useState<Span>('day');
  const [more, setMore] = useState(false);
  const [busy, setBusy] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const given = { reason: reason.trim(), until: endOf(span, Date.now()), extra: more };
    const done = await onSend(given);
    setBusy(false);
    if (done) onClose();
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <form className="grid gap-4" onSubmit={send}>
        <TextArea
          label={t('admin.reason')}
          hint={t('admin.toldPerson')}
          maxLength={500}
          required
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <Pick
          label={t('admin.forHowLong')}
          of="admin.span"
          value={span}
          items={SPAN_NAMES}
          onChange={(chosen) => chosen && setSpan(chosen)}
        />
        {extra && <Switch {...extra} on={more} onChange={setMore} />}
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>{t('account.cancel')}</Button>
          <Button type="submit" kind="primary" disabled={busy || reason.trim() === ''}>
            {title}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
