import { type FormEvent, useState } from 'react';
import { useWords } from '../../i18n';
import { Button } from '../../ui/Button';
import { Choice } from '../../ui/Choice';
import { Dialog } from '../../ui/Dialog';
import { TextArea } from '../../ui/TextArea';
import type { Closing } from '../../wire/generated/rest';

type Result = NonNullable<Closing['result']>;
type Props = {
  title: string;
  /** Names by seat; without them nobody can be made to lose. */
  seats: readonly string[] | null;
  /** Nothing is being played: there is no result to choose. */
  idle?: boolean;
  onSend: (closing: Closing) => Promise<boolean>;
  onClose: () => void;
};

const RESULTS = ['void', 'draw', 'forfeit'] as const satisfies readonly Result[];

/** What becomes of a table and the match that runs there. */
export function CloseDialog({ title, seats, idle = false, onSend, onClose }: Props) {
  const { t } = useWords();
  const [reason, setReason] = useState('');
  const [result, setResult] = useState<Result>('void');
  const [losers, setLosers] = useState<readonly number[]>([]);
  const [busy, setBusy] = useState(false);
  const offered = RESULTS.filter((one) => seats || one !== 'forfeit');
  const whole = reason.trim() !== '' && (result !== 'forfeit' || losers.length > 0);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const closing: Closing = { reason: reason.trim(), result };
    const done = await onSend(result === 'forfeit' ? { ...closing, losers: [...losers] } : closing);
    setBusy(false);
    if (done) onClose();
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <form className="grid gap-4" onSubmit={send}>
        {!idle && (
          <Choice
            label={t('admin.theMatch')}
            value={result}
            items={offered.map((value) => ({ value, label: t(`admin.result.${value}`) }))}
            onChange={setResult}
          />
        )}
        {result === 'forfeit' && seats && (
          <fieldset>
            <legend className="mb-1.5 font-semibold text-14">{t('admin.whoLoses')}</legend>
            {seats.map((name, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              <label key={seat} className="flex min-h-[44px] items-center gap-3">
                <input
                  type="checkbox"
                  className="size-5 accent-glaze"
                  checked={losers.includes(seat)}
                  onChange={({ target }) =>
                    setLosers((before) =>
                      target.checked ? [...before, seat] : before.filter((one) => one !== seat),
                    )
                  }
                />
                <bdi>{name || t('admin.seat', { seat: seat + 1 })}</bdi>
              </label>
            ))}
          </fieldset>
        )}
        <TextArea
          label={t('admin.reason')}
          hint={t('admin.toldThere')}
          maxLength={500}
          required
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>{t('account.cancel')}</Button>
          <Button type="submit" kind="primary" disabled={busy || !whole}>
            {title}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
