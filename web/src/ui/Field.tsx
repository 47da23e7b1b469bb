import { type ComponentProps, useId } from 'react';

type Props = { label: string; hint?: string; error?: string | null } & ComponentProps<'input'>;

/** A labelled input with its hint and, where it is wrong, what to do. */
export function Field({ label, hint, error, ...input }: Props) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold text-14">
        {label}
      </label>
      <input
        id={id}
        className="field-box"
        aria-invalid={error ? true : undefined}
        aria-describedby={hint || error ? `${id}-hint` : undefined}
        {...input}
      />
      {(error || hint) && (
        <p id={`${id}-hint`} className={`text-13 ${error ? 'text-danger' : 'text-ink-3'}`}>
          {error || hint}
        </p>
      )}
    </div>
  );
}
