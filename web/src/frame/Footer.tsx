import { Link } from 'react-router';
import { useWords } from '../i18n';
import { Logo } from '../ui/Logo';
import { showKeys } from './keys';

const QUIET = 'inline-flex min-h-[44px] items-center hover:underline';

export function Footer() {
  const { t } = useWords();
  return (
    <footer className="wrap mt-auto flex flex-wrap items-center gap-x-5 py-4 max-[480px]:justify-center text-[13.5px] text-ink-3">
      <Link to="/about" className="inline-flex min-h-[44px] items-center gap-2 hover:underline">
        <Logo size={22} />
        {t('foot.openSource')}
      </Link>
      <span className="grow max-[480px]:basis-full" />
      <Link to="/about#fair" className={QUIET}>
        {t('about.fair')}
      </Link>
      <button type="button" className={QUIET} onClick={showKeys}>
        {t('foot.keys')}
      </button>
      <Link to="/rules" className={QUIET}>
        {t('foot.rules')}
      </Link>
      <a href="/api/docs" className={QUIET}>
        {t('foot.api')}
      </a>
      <a href="/readyz" className={QUIET}>
        {t('foot.status')}
      </a>
    </footer>
  );
}
