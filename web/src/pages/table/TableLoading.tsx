import { useWords } from '../../i18n';

/** The shape of a table while it opens. */
export function TableLoading() {
  const { t } = useWords();
  return (
    <main role="status" className="loading wrap grid gap-6 py-8 min-[1000px]:grid-cols-[560px_1fr]">
      <div className="h-[476px] rounded-carpet border-[14px] border-line bg-surface-2 text-center text-ink-3">
        <p className="mt-[200px]">{t('lobby.loading')}</p>
      </div>
      <div className="grid content-start gap-6">
        <div className="h-56 rounded-panel border border-line bg-surface-2" />
        <div className="h-56 rounded-panel border border-line bg-surface-2" />
      </div>
    </main>
  );
}
