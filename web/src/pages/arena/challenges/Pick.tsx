import { useId } from 'react';
import { useWords } from '../../../i18n';
import { botName } from '../../../ui/playerName';

type Props = {
  label: string;
  value: string;
  items: readonly { id: string; name: string }[];
  onChange: (id: string) => void;
};

/** One of a list of bots or versions. */
export function Pick({ label, value, items, onChange }: Props) {
  const { say } = useWords();
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold text-14">
        {label}
      </label>
      <select
        id={id}
        className="field-box"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {items.map((item) => (
          <option key={item.id} value={item.id}>
            {botName(say, item)}
          </option>
        ))}
      </select>
    </div>
  );
}
