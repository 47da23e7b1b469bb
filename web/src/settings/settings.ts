import { create } from 'zustand';
import { LANGUAGES, type Language } from '../i18n/types';

export type Settings = {
  theme: 'system' | 'light' | 'dark';
  language: Language;
  fourColour: boolean;
  arabicIndices: boolean;
  sound: boolean;
  /** 0 to 1. */
  volume: number;
  animation: 'system' | 'full' | 'reduced';
  /** Single letters as shortcuts. */
  shortcuts: boolean;
};

const KEPT = 'serai.settings';

function spokenHere(): Language {
  for (const wish of navigator.languages) {
    const language = wish.slice(0, 2);
    if (language in LANGUAGES) return language as Language;
  }
  return 'en';
}

function defaults(): Settings {
  return {
    theme: 'system',
    language: spokenHere(),
    fourColour: false,
    arabicIndices: false,
    sound: !matchMedia('(pointer: coarse)').matches,
    volume: 0.6,
    animation: 'system',
    shortcuts: true,
  };
}

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<Settings>;
  } catch {
    return {};
  }
}

export const useSettings = create<Settings>(() => ({ ...defaults(), ...kept() }));

export function changeSettings(change: Partial<Settings>): void {
  useSettings.setState(change);
  localStorage.setItem(KEPT, JSON.stringify(useSettings.getState()));
}

// Tabs of one browser agree.
addEventListener('storage', ({ key }) => {
  if (key === KEPT) useSettings.setState({ ...defaults(), ...kept() });
});
