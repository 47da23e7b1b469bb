type Props<T extends string> = {
  label: string;
  value: T | null;
  items: readonly T[];
  /** What stands for no choice; without it there has to be one. */
  any?: string;
  onChange: (value: T | null) => void;
  /** What an item is called. */
  text?: (item: T) => string;
};

const plain = (item: string) => item.replaceAll('_', ' ');

/** One of several words, or any. */
export function Pick<T extends string>({
  label,
  value,
  items,
  any,
  onChange,
  text = plain,
}: Props<T>) {
  return (
    <label className="grid gap-1.5 font-semibold text-14">
      {label}
      <select
        className="field-box font-normal text-14"
        value={value ?? ''}
        onChange={(event) => onChange((event.target.value || null) as T | null)}
      >
        {any !== undefined && <option value="">{any}</option>}
        {items.map((item) => (
          <option key={item} value={item}>
            {text(item)}
          </option>
        ))}
      </select>
    </label>
  );
}
