type Props<T extends string> = {
  label: string;
  value: T | null;
  items: readonly T[];
  /** What stands for no choice; without it there has to be one. */
  any?: string;
  onChange: (value: T | null) => void;
};

/** One of several words, or any. */
export function Pick<T extends string>({ label, value, items, any, onChange }: Props<T>) {
  return (
    <label className="grid gap-1 font-semibold text-13 text-ink-3">
      {label}
      <select
        className="field-box min-h-[44px] font-normal text-14"
        value={value ?? ''}
        onChange={(event) => onChange((event.target.value || null) as T | null)}
      >
        {any !== undefined && <option value="">{any}</option>}
        {items.map((item) => (
          <option key={item} value={item}>
            {item.replaceAll('_', ' ')}
          </option>
        ))}
      </select>
    </label>
  );
}
