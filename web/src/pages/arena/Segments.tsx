import { useId } from 'react';
import './segments.css';

type Props<T> = {
  label: string;
  value: T;
  items: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
};

/** One of a few as small pills. */
export function Segments<T extends string>({ label, value, items, onChange }: Props<T>) {
  const name = useId();
  return (
    <fieldset className="segments">
      <legend className="sr-only">{label}</legend>
      {items.map((item) => (
        <label key={item.value}>
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={item.value === value}
            onChange={() => onChange(item.value)}
          />
          <span>{item.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
