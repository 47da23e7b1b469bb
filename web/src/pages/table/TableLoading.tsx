import { useWords } from '../../i18n';

/** The shape of a table while it opens: that of the lobby. */
export function TableLoading() {
  const { t } = useWords();
  return (
    <main role="status" className="loading">
      <div className="h-[126px] border-line border-b bg-surface-2" />
      <div className="wrap grid gap-6 py-6 min-[900px]:grid-cols-2 min-[1200px]:grid-cols-[560px_1fr_340px]">
        <div className="grid h-[476px] place-items-center rounded-carpet border-[14px] border-line bg-surface-2 text-ink-3 min-[900px]:max-[1199px]:col-span-2">
          {t('lobby.loading')}
        </div>
        <div className="grid grid-rows-[110px_1fr] gap-5">
          <div className="rounded-panel border border-line bg-surface-2" />
          <div className="min-h-56 rounded-panel border border-line bg-surface-2" />
        </div>
        <div className="min-h-56 rounded-panel border border-line bg-surface-2" />
      </div>
    </main>
  );
}
