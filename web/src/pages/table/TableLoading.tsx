import { useWords } from '../../i18n';

/** The shape of a table while it opens. */
export function TableLoading() {
  const { t } = useWords();
  return (
    <main
      role="status"
      aria-label={t('lobby.loading')}
      className="loading wrap grid gap-6 py-8 min-[1000px]:grid-cols-[560px_1fr]"
    >
      <div className="h-[476px] rounded-carpet bg-surface-2" />
      <div className="grid content-start gap-6">
        <div className="h-56 rounded-panel bg-surface-2" />
        <div className="h-56 rounded-panel bg-surface-2" />
      </div>
    </main>
  );
}
