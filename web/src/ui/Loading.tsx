import { useWords } from '../i18n';

/** The shape of what is coming, in place of it; it shows itself only after a moment. */
export function Loading({ rows = 4 }: { rows?: number }) {
  const { t } = useWords();
  return (
    <div role="status" aria-label={t('loading')} className="loading grid gap-3 py-2">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike
        <div key={row} className="h-12 rounded-button bg-surface-2" />
      ))}
    </div>
  );
}
