import type { KeyboardEvent, ReactNode } from 'react';
import { useCurrentInView } from './useCurrentInView';
import './tabs.css';

export type Tab<T extends string> = {
  id: T;
  label: string;
  icon?: ReactNode;
  /** How many there are; with its words for those who listen. */
  badge?: { count: number; text: string } | undefined;
};

type Props<T extends string> = {
  label: string;
  tabs: readonly Tab<T>[];
  value: T;
  onChange: (id: T) => void;
  /** The id of the panel that they switch. */
  panel: string;
};

/** Panels in one place, one at a time; arrow keys move between their names. */
export function Tabs<T extends string>({ label, tabs, value, onChange, panel }: Props<T>) {
  const row = useCurrentInView(value);
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const steps: Record<string, number> = {
      ArrowRight: rtl ? -1 : 1,
      ArrowLeft: rtl ? 1 : -1,
      Home: -tabs.length,
      End: tabs.length,
    };
    const step = steps[event.key];
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const here = tabs.findIndex(({ id }) => id === value);
    const there =
      Math.abs(step) === 1
        ? (here + step + tabs.length) % tabs.length
        : Math.min(Math.max(0, here + step), tabs.length - 1);
    const next = tabs[there];
    if (!next) return;
    onChange(next.id);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[there]?.focus();
  };
  return (
    <div ref={row} role="tablist" aria-label={label} className="tabs scroll-fade" onKeyDown={move}>
      {tabs.map(({ id, label: name, icon, badge }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`${panel}-${id}`}
          aria-selected={id === value}
          aria-controls={id === value ? panel : undefined}
          tabIndex={id === value ? 0 : -1}
          onClick={() => onChange(id)}
        >
          {icon}
          {name}
          {badge && badge.count > 0 && (
            <>
              <i aria-hidden="true">{badge.count}</i>
              <span className="sr-only">{badge.text}</span>
            </>
          )}
        </button>
      ))}
    </div>
  );
}
