import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { useWords } from '../i18n';
import { ConnectionStrip } from './ConnectionStrip';
import { Footer } from './Footer';
import { TopBar } from './TopBar';

type Props = {
  footer?: boolean;
  /** Without it, the page of the address. */
  children?: ReactNode;
};

/** A page with the bar above and the footer below; pages that fill the screen have none. */
export function Layout({ footer = true, children }: Props) {
  const { t } = useWords();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:bg-surface focus:p-3"
      >
        {t('nav.skip')}
      </a>
      <TopBar />
      <ConnectionStrip />
      <div id="content" className="flex flex-1 flex-col">
        {children ?? <Outlet />}
      </div>
      {footer && <Footer />}
    </div>
  );
}
