import { useWords } from '../../i18n';
import type { Breakdown } from './breakdown';
import type { Side } from './story';

type Props = { told: Breakdown; sides: readonly Side[] };

/** The numbers of one deal, under its row. */
export function DealLines({ told, sides }: Props) {
  const { number } = useWords();
  return (
    <>
      <tr className="bg-surface-2 min-[700px]:hidden">
        <td colSpan={sides.length + 1} className="px-3 py-1.5">
          {told.how}
        </td>
      </tr>
      {told.lines.map(({ label, values, text }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a finished deal does not change
        <tr key={at} className="bg-surface-2 text-13">
          <td className="max-[699px]:hidden" />
          <td className={`px-2 py-1.5 text-ink-2 ${values ? '' : 'whitespace-nowrap'}`}>{label}</td>
          {values
            ? sides.map(({ seats }, side) => (
                <td key={seats.join()} className="tabular px-2 py-1.5 text-end">
                  {number(values[side] ?? 0)}
                </td>
              ))
            : sides.length > 0 && (
                <td colSpan={sides.length} className="px-2 py-1.5 text-end">
                  {text}
                </td>
              )}
        </tr>
      ))}
    </>
  );
}
