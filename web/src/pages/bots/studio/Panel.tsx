import type { ComponentType } from 'react';
import { BotSettings } from './BotSettings';
import { Console } from './Console';
import type { PanelId } from './context';
import { Examples } from './Examples';
import { Logs } from './Logs';
import { Practice } from './Practice';
import { Problems } from './Problems';
import { Reference } from './Reference';
import { States } from './States';
import { Versions } from './Versions';

const PANELS: Record<PanelId, ComponentType> = {
  problems: Problems,
  console: Console,
  states: States,
  practice: Practice,
  logs: Logs,
  versions: Versions,
  reference: Reference,
  examples: Examples,
  settings: BotSettings,
};

/** The panel of a tab. */
export function Panel({ id, place }: { id: PanelId; place: string }) {
  const Shown = PANELS[id];
  return (
    <div
      id={place}
      role="tabpanel"
      aria-labelledby={`${place}-${id}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached with the keyboard
      tabIndex={0}
      className="studio-panel"
    >
      <Shown />
    </div>
  );
}
