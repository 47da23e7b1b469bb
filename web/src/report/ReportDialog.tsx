import { type FormEvent, useState } from 'react';
import { useWords } from '../i18n';
import { Button } from '../ui/Button';
import { Choice } from '../ui/Choice';
import { Dialog } from '../ui/Dialog';
import { Switch } from '../ui/Switch';
import { TextArea } from '../ui/TextArea';
import { notify } from '../ui/toasts';
import { useCareful } from '../ui/useCareful';
import { block } from '../wire/blocks';
import { order } from '../wire/order';
import { type Category, categoriesOf, closeReport, reporting, type Subject } from './subjects';

const LONGEST = 1000;

/** What happened, to whom, and a word about it. Somebody of the house reads it. */
export function ReportDialog({ subjects }: { subjects: readonly Subject[] }) {
  const { t } = useWords();
  const careful = useCareful();
  const [at, setAt] = useState(0);
  const [category, setCategory] = useState<Category | null>(null);
  const [text, setText] = useState('');
  const [blocking, setBlocking] = useState(false);
  const [busy, setBusy] = useState(false);
  const subject = subjects[at];
  if (!subject) return null;
  const fitting = categoriesOf(subject);
  const chosen = category !== null && fitting.includes(category) ? category : null;
  const person = subject.kind === 'player' || subject.kind === 'message' ? subject : null;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (chosen === null) return;
    setBusy(true);
    const done = await careful(async () => {
      await order.report(reporting(subject, chosen, text));
      if (person && blocking) await block(person.id);
      return true;
    });
    setBusy(false);
    if (!done) return;
    closeReport();
    notify(t('report.sent'));
  };
  const nameOf = (one: Subject) => (one.kind === 'match' ? t('report.theMatch') : one.name);
  return (
    <Dialog title={t('report.title')} onClose={closeReport}>
      <form className="grid gap-5" onSubmit={send}>
        {subjects.length > 1 ? (
          <Choice
            label={t('report.about')}
            value={at}
            items={subjects.map((one, value) => ({ value, label: nameOf(one) }))}
            onChange={setAt}
          />
        ) : (
          <p className="text-ink-2">
            <b className="text-ink">{nameOf(subject)}</b>
            {subject.kind === 'message' && (
              <q className="mt-1 block break-words" dir="auto">
                {subject.text}
              </q>
            )}
          </p>
        )}
        <Choice
          label={t('report.why')}
          value={chosen}
          items={fitting.map((value) => ({ value, label: t(`report.${value}`) }))}
          onChange={setCategory}
        />
        <TextArea
          label={t('report.text')}
          hint={t('report.hint')}
          maxLength={LONGEST}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        {person && (
          <Switch
            label={t('block.too', { name: person.name })}
            hint={t('block.hint')}
            on={blocking}
            onChange={setBlocking}
          />
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={closeReport}>{t('account.cancel')}</Button>
          <Button type="submit" kind="primary" disabled={busy || chosen === null}>
            {t('report.send')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
