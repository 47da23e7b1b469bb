import { Lightbulb } from 'lucide-react';
import type { Action } from '../table/ActionBar';

/** The hint button of practice tables, as an action at the side; none where nobody hints. */
export function hintAction(label: string, ask: (() => void) | null): Action[] {
  if (!ask) return [];
  const icon = <Lightbulb size={17} aria-hidden="true" />;
  return [{ id: 'hint', label, icon, hotkey: 'H', aside: true, onPress: ask }];
}
