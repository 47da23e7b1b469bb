import type { ReactNode } from 'react';
import { useWords } from '../i18n';
import { ButtonLink } from '../ui/ButtonLink';

type Props = { text: string; children?: ReactNode };

/** The error page: what happened, and one way back. */
export function ClosedDoor({ text, children }: Props) {
  const { t } = useWords();
  return (
    <main className="wrap grid place-items-center gap-5 py-16 text-center">
      <svg width="150" height="190" viewBox="0 0 150 190" aria-hidden="true">
        <path d="M9 190V86C9 42 44 28 75 0c31 28 66 42 66 86v104z" fill="var(--glaze)" />
        <path d="M21 190V90c0-36 28-48 54-71 26 23 54 35 54 71v100z" fill="#6d4030" />
        <path d="M75 20v170" stroke="#4a2a22" strokeWidth="3" />
        <g fill="none" stroke="#e3b45a" strokeWidth="2.5">
          <path d="M32 100h32v36H32zM86 100h32v36H86zM32 146h32v36H32zM86 146h32v36H86z" />
          <circle cx="68" cy="141" r="4" />
          <circle cx="82" cy="141" r="4" />
        </g>
      </svg>
      <h1 className="text-30">{t('error.title')}</h1>
      <p className="max-w-[46ch] text-17 text-ink-2">{text}</p>
      {children ?? (
        <ButtonLink to="/" kind="primary">
          {t('error.home')}
        </ButtonLink>
      )}
    </main>
  );
}
