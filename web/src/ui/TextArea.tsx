import { type ComponentProps, useId } from 'react';

type Props = { label: string; hint?: string } & ComponentProps<'textarea'>;

/** A labelled text of several lines. */
export function TextArea({ label, hint, ...area }: Props) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold text-14">
        {label}
      </label>
      <textarea
        id={id}
        className="field-box min-h-[92px] py-2.5"
        aria-describedby={hint ? `${id}-hint` : undefined}
        {...area}
      />
      {hint && (
        <p id={`${id}-hint`} className="text-13 text-ink-3">
          {hint}
        </p>
      )}
    </div>
  );
}
