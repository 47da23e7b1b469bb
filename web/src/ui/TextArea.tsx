import { type ComponentProps, useId } from 'react';
import { useComplaint } from './useComplaint';

type Props = { label: string; hint?: string } & ComponentProps<'textarea'>;

/** A labelled text of several lines. */
export function TextArea({ label, hint, ...area }: Props) {
  const id = useId();
  const { complaint, watch } = useComplaint();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold text-14">
        {label}
      </label>
      <textarea
        id={id}
        className="field-box min-h-[92px] py-2.5"
        aria-invalid={complaint ? true : undefined}
        aria-describedby={hint || complaint ? `${id}-hint` : undefined}
        {...watch}
        {...area}
      />
      {(complaint || hint) && (
        <p id={`${id}-hint`} className={`text-13 ${complaint ? 'text-danger' : 'text-ink-3'}`}>
          {complaint || hint}
        </p>
      )}
    </div>
  );
}
