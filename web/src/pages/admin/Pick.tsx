import { useWords } from '../../i18n';
import { wordOf } from './coded';

type Props<T extends string> = {
  label: string;
  value: T | null;
  items: readonly T[];
  /** The family of texts that names the items. */
  of: string;
  /** What stands for no choice; without it there has to be one. */
  any?: string;
  onChange: (value: T | null) => void;
};

/** One of several words, or any. */
export function Pick<T extends string>({ label, value, items, of, any, onChange }: Props<T>) {
  const words = useWords();
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
            {wordOf(words, of, item)}
          </option>
        ))}
      </select>
    </label>
  );
}
