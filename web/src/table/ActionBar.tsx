import { type ReactNode, useId } from 'react';
import { useLayout } from './StageLayout';
import { useText } from './text';
import './dock.css';

export type Action = {
  id: string;
  /** A verb with its object: "Lay run of 3". */
  label: ReactNode;
  /** Shorter label for phones. */
  short?: ReactNode;
  /** Full phrase for listeners where the label is terse. */
  name?: string;
  icon?: ReactNode;
  /** `primary`: one a view. `lantern`: a call that ends the deal. */
  kind?: 'primary' | 'plain' | 'lantern';
  /** A second line, for bids. */
  sub?: ReactNode;
  /** Key hint. */
  hotkey?: string;
  disabled?: boolean;
  /** Why it is off; also shown as a tooltip. */
  why?: string;
  /** Stands apart from the main actions; only its icon is shown on phones. */
  aside?: boolean;
  /** Its icon says enough in the dock too; the label is its name. */
  iconOnly?: boolean;
  onPress: () => void;
};

type Form = 'dock' | 'row' | 'column';
/** With more actions than this in a row only the main one keeps its word beside its icon. */
const TIGHT = 4;
const isTight = (form: Form, count: number, room: number) =>
  form === 'row' ? count > TIGHT : form === 'dock' && (room < 860 || (room < 1060 && count > 3));

type ButtonProps = { action: Action; form: Form; tight?: boolean; bid?: boolean };

export function ActionButton({ action, form, tight = false, bid = false }: ButtonProps) {
  const why = useId();
  const room = useLayout().width;
  // A call that ends the deal is never a sign alone.
  const calls = action.kind === 'lantern' && !action.disabled;
  // Amber says that it can be called now.
  const kind = action.kind === 'lantern' && action.disabled ? 'plain' : action.kind;
  const iconOnly =
    action.icon !== undefined &&
    (form === 'row'
      ? action.aside || (tight && action.kind !== 'primary')
      : form === 'dock' && (action.iconOnly || (tight && action.aside && !calls)));
  // Of two lines it belongs to the first; that of a bid stands for both.
  const inLine = action.sub !== undefined && !iconOnly && !bid;
  const main = action.kind === 'primary' || (action.kind === 'lantern' && !action.aside);
  const large = form === 'dock' && (main || action.id === 'pass');
  const roomy =
    (form === 'dock' && (!tight || (action.kind === 'primary' && room > 960))) ||
    (form !== 'row' && calls);
  const label = roomy ? action.label : (action.short ?? action.label);
  const name = action.name ?? (typeof action.label === 'string' ? action.label : undefined);
  return (
    <button
      type="button"
      className="btn"
      data-action={action.id}
      data-kind={kind === 'plain' ? undefined : kind}
      data-size={large ? 'large' : undefined}
      data-shape={iconOnly ? 'icon' : undefined}
      {...(iconOnly ? { 'aria-label': name } : {})}
      aria-disabled={action.disabled || undefined}
      aria-describedby={action.disabled && action.why ? why : undefined}
      title={action.disabled ? action.why : iconOnly ? name : undefined}
      onClick={() => {
        if (!action.disabled) action.onPress();
      }}
    >
      {!inLine && action.icon}
      {!iconOnly && (
        <span className="action-label" aria-hidden={action.name ? true : undefined}>
          <span>
            {inLine && action.icon}
            {label}
          </span>
          {action.sub && <small>{action.sub}</small>}
        </span>
      )}
      {!iconOnly && action.name && <span className="sr-only">{action.name}</span>}
      {iconOnly && typeof action.label !== 'string' && !action.name && (
        <span className="sr-only">{action.label}</span>
      )}
      {action.hotkey && form === 'dock' && !tight && !iconOnly && (
        <span className="key" aria-hidden="true" data-key={action.hotkey} />
      )}
      {action.disabled && action.why && (
        <span id={why} hidden>
          {action.why}
        </span>
      )}
    </button>
  );
}

/** What can be done now: a part of the dock, a row above the hand, or a column beside it. */
export function ActionBar({ actions, form }: { actions: readonly Action[]; form: Form }) {
  const t = useText();
  const main = actions.filter(({ aside }) => !aside);
  const rest = actions.filter(({ aside }) => aside);
  const tight = isTight(form, actions.length, useLayout().width);
  return (
    <div
      className="action-bar"
      data-form={form}
      data-tight={tight || undefined}
      role="toolbar"
      aria-label={t('table.actions')}
    >
      {main.map((action) => (
        <ActionButton key={action.id} action={action} form={form} tight={tight} />
      ))}
      {form === 'dock' && main.length > 0 && rest.length > 0 && <span className="action-rule" />}
      {rest.map((action) => (
        <ActionButton key={action.id} action={action} form={form} tight={tight} />
      ))}
    </div>
  );
}
