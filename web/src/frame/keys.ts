import { useEffect } from 'react';
import { create } from 'zustand';
import { useSettings } from '../settings/settings';

export const useKeys = create<{ shown: boolean }>(() => ({ shown: false }));
export const showKeys = (): void => useKeys.setState({ shown: true });
export const hideKeys = (): void => useKeys.setState({ shown: false });

const TYPING = 'input, textarea, select, [contenteditable=true], .monaco-editor';

/** Whether somebody is writing, so that letters are letters. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(TYPING) !== null;

export type Shortcuts = Partial<Record<string, () => void>>;

/** Keys for as long as a component is shown: `{ p: pass, '?': help }`. Letters can be switched off. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const letters = useSettings((settings) => settings.shortcuts);
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (document.querySelector('dialog[open]')) return;
      const key = event.key.toLowerCase();
      const shortcut = shortcuts[key];
      if (!shortcut || event.defaultPrevented) return;
      if (!letters && /^[a-z]$/.test(key)) return;
      event.preventDefault();
      shortcut();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [shortcuts, letters]);
}
