import { useId } from 'react';

type Item<T> = { value: T; label: string; hint?: string };
type Props<T> = {
  label: string;
  value: T;
  items: readonly Item<T>[];
  onChange: (value: T) => void;
};

/** One of a few, side by side. */
export function Choice<T extends string | number | boolean | null>(props: Props<T>) {
  const { label, value, items, onChange } = props;
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold text-14">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {items.map((item) => (
          <label key={String(item.value)} className="choice">
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={item.value === value}
              onChange={() => onChange(item.value)}
            />
            <span>{item.label}</span>
            {item.hint && <small>{item.hint}</small>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
