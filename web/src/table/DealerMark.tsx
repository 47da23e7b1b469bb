import { useText } from './text';

/** The dealer's coin. */
export function DealerMark() {
  const t = useText();
  return (
    <span className="dealer-mark" title={t('table.dealer')} aria-hidden="true">
      {t('table.dealerMark')}
    </span>
  );
}
