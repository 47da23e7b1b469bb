import { useEffect } from 'react';
import { useMedia } from '../ui/useMedia';
import { changeSettings, useSettings } from './settings';

export type Theme = 'light' | 'dark';

/** What the browser's own bar is painted with. */
const PLASTER: Record<Theme, string> = { light: '#f3ebdd', dark: '#13141d' };

/** The theme that is shown, whoever chose it. */
export function useTheme(): Theme {
  const wish = useSettings(({ theme }) => theme);
  const dark = useMedia('(prefers-color-scheme: dark)');
  if (wish === 'system') return dark ? 'dark' : 'light';
  return wish;
}

/** Writes theme and motion where the styles look for them. */
export function useAppearance(): void {
  const theme = useTheme();
  const reduced = useReducedMotion();
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
    document.documentElement.dataset.motion = reduced ? 'reduced' : 'full';
    for (const bar of document.querySelectorAll('meta[name=theme-color]')) {
      bar.setAttribute('content', PLASTER[theme]);
    }
  }, [theme, reduced]);
}

export function useReducedMotion(): boolean {
  const wish = useSettings(({ animation }) => animation);
  const system = useMedia('(prefers-reduced-motion: reduce)');
  return wish === 'system' ? system : wish === 'reduced';
}

export function toggleTheme(shown: Theme): void {
  changeSettings({ theme: shown === 'dark' ? 'light' : 'dark' });
}
