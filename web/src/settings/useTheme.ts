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
function show(theme: Theme, reduced: boolean): void {
  document.documentElement.dataset.theme = theme;
  document.documentElement.dataset.motion = reduced ? 'reduced' : 'full';
  for (const bar of document.querySelectorAll('meta[name=theme-color]')) {
    bar.setAttribute('content', PLASTER[theme]);
  }
}

/** Before anything is drawn, so that nobody sees the other theme flash by. */
export function showAppearance(): void {
  const { theme, animation } = useSettings.getState();
  const holds = (query: string) => matchMedia(query).matches;
  const dark = theme === 'system' ? holds('(prefers-color-scheme: dark)') : theme === 'dark';
  const calm = holds('(prefers-reduced-motion: reduce)');
  show(dark ? 'dark' : 'light', animation === 'system' ? calm : animation === 'reduced');
}

export function useAppearance(): void {
  const theme = useTheme();
  const reduced = useReducedMotion();
  useEffect(() => show(theme, reduced), [theme, reduced]);
}

function useReducedMotion(): boolean {
  const wish = useSettings(({ animation }) => animation);
  const system = useMedia('(prefers-reduced-motion: reduce)');
  return wish === 'system' ? system : wish === 'reduced';
}

export function toggleTheme(shown: Theme): void {
  changeSettings({ theme: shown === 'dark' ? 'light' : 'dark' });
}
