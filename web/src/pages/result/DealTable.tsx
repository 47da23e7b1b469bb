import { useState } from 'react';
import { useWords } from '../../i18n';
import type { Deal, Side } from './story';

const FEW = 5;

/** The last deals, or all of them: who gained what. */
export function DealTable({ sides, deals }: { sides: readonly Side[]; deals: readonly Deal[] }) {
  const { t, number, signed } = useWords();
  const [all, setAll] = useState(false);
  const shown = all ? deals : deals.slice(-FEW);
  const won = ({ gains }: Deal) => {
    const best = Math.max(...gains);
    const name = sides[gains.indexOf(best)]?.name ?? '';
    return best > 0 ? t('result.won', { name }) : t('result.even');
  };
  const tone = (gain: number) => (gain > 0 ? 'text-ok' : gain < 0 ? 'text-danger' : 'text-ink-3');
  return (
    <>
      <div className="mt-2 overflow-x-auto">
        <table className="w-full border-separate border-spacing-0 text-14">
          <thead className="text-12 text-ink-3">
            <tr>
              <th scope="col" className="p-2 text-start">
                {t('result.deal')}
              </th>
              <th scope="col" className="p-2 text-start max-[699px]:hidden">
                {t('result.how')}
              </th>
              {sides.map(({ name, seats }) => (
                <th key={seats.join()} scope="col" className="p-2 text-end">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((deal, at) => (
              <tr key={deal.number} className={at === shown.length - 1 ? 'bg-lantern-soft' : ''}>
                <th scope="row" className="row-line p-2 text-start font-normal">
                  {number(deal.number)}
                </th>
                <td className="row-line p-2 max-[699px]:hidden">{won(deal)}</td>
                {deal.gains.map((gain, side) => (
                  <td
                    key={sides[side]?.seats.join()}
                    className={`row-line tabular p-2 text-end font-[650] ${tone(gain)}`}
                  >
                    {signed(gain)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {deals.length > FEW && (
        <div className="row-line mt-2 flex items-center gap-3 pt-3 text-13 text-ink-3">
          <span className="grow">
            {t('result.shown', { shown: shown.length, all: deals.length })}
          </span>
          <button type="button" className="text-link min-h-[44px]" onClick={() => setAll(!all)}>
            {t(all ? 'result.showFewer' : 'result.showAll')}
          </button>
        </div>
      )}
    </>
  );
}
