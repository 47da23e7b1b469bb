import { useId } from 'react';

type Props = {
  label: string;
  hint?: string | undefined;
  on: boolean;
  onChange: (on: boolean) => void;
};

export function Switch({ label, hint, on, onChange }: Props) {
  const id = useId();
  return (
    <div className="row-line flex min-h-[56px] items-center gap-4 py-2">
      <span className="grow">
        <span id={id} className="block font-semibold">
          {label}
        </span>
        {hint && <span className="block text-13 text-ink-3">{hint}</span>}
      </span>
      <button
        type="button"
        role="switch"
        aria-checked={on}
        aria-labelledby={id}
        className="switch"
        onClick={() => onChange(!on)}
      />
    </div>
  );
}
