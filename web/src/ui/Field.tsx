import { type ComponentProps, useId } from 'react';
import { useComplaint } from './useComplaint';

type Props = { label: string; hint?: string; error?: string | null } & ComponentProps<'input'>;

/** A labelled input with its hint and, where it is wrong, what to do. */
export function Field({ label, hint, error, ...input }: Props) {
  const id = useId();
  const { complaint, watch } = useComplaint();
  const wrong = complaint ?? error;
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold text-14">
        {label}
      </label>
      <input
        id={id}
        className="field-box"
        aria-invalid={wrong ? true : undefined}
        aria-describedby={hint || wrong ? `${id}-hint` : undefined}
        {...watch}
        {...input}
      />
      {(wrong || hint) && (
        <p id={`${id}-hint`} className={`text-13 ${wrong ? 'text-danger' : 'text-ink-3'}`}>
          {wrong || hint}
        </p>
      )}
    </div>
  );
}
