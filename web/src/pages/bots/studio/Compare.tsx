import { lazy, Suspense, useCallback, useId, useState } from 'react';
import type { Changes } from '../../../editor/changes';
import { useWords } from '../../../i18n';
import { Dialog } from '../../../ui/Dialog';
import { Loading } from '../../../ui/Loading';
import { failureText } from '../../../ui/toasts';
import { useLoaded } from '../../../ui/useLoaded';
import { bots } from '../../../wire/bots';
import { useStudio } from './context';

const DiffView = lazy(() => import('../../../editor/DiffView'));
/** Stands for what is in the editor. */
const DRAFT = 0;

/** What changed between two versions, or between one and the draft. */
export function Compare({ onClose }: { onClose: () => void }) {
  const { t, say } = useWords();
  const { bot, draft, versions } = useStudio();
  const [before, setBefore] = useState(
    draft.edited ? (draft.base ?? versions[0]?.number ?? DRAFT) : (versions[1]?.number ?? 1),
  );
  const [after, setAfter] = useState(draft.edited ? DRAFT : (versions[0]?.number ?? DRAFT));
  const [changes, setChanges] = useState<Changes | null>(null);
  const { source } = draft;
  const [loaded] = useLoaded(
    useCallback(async () => {
      const of = async (number: number) =>
        number === DRAFT ? source : (await bots.version(bot.id, number)).source;
      const [first, second] = await Promise.all([of(before), of(after)]);
      return { first, second };
    }, [bot.id, before, after, source]),
  );
  return (
    <Dialog title={t('bots.compareTitle')} onClose={onClose} wide="full">
      <div className="mb-3 flex flex-wrap items-end gap-3">
        <Pick label={t('bots.before')} value={before} onChange={setBefore} />
        <Pick label={t('bots.after')} value={after} onChange={setAfter} />
        {changes && (
          <p role="status" className="tabular pb-2 text-14 text-ink-2">
            {changes.added + changes.removed === 0
              ? t('bots.noChange')
              : t('bots.changes', changes)}
          </p>
        )}
      </div>
      {loaded.state === 'failed' && <p role="alert">{failureText(say, loaded.failure)}</p>}
      {loaded.state === 'loading' && <Loading />}
      {loaded.state === 'here' && (
        <div className="h-[min(62dvh,640px)] overflow-hidden rounded-button border border-line">
          <Suspense fallback={<Loading />}>
            <DiffView
              before={loaded.value.first}
              after={loaded.value.second}
              label={t('bots.compareTitle')}
              onChanges={setChanges}
            />
          </Suspense>
        </div>
      )}
    </Dialog>
  );
}

type PickProps = { label: string; value: number; onChange: (number: number) => void };

function Pick({ label, value, onChange }: PickProps) {
  const { t } = useWords();
  const { versions } = useStudio();
  const id = useId();
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-semibold text-13">
        {label}
      </label>
      <select
        id={id}
        className="field-box min-w-[150px]"
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
      >
        <option value={DRAFT}>{t('bots.draft')}</option>
        {versions.map(({ number }) => (
          <option key={number} value={number}>
            {t('bots.version', { version: number })}
          </option>
        ))}
      </select>
    </div>
  );
}
