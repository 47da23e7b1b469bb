import { ChevronDown } from 'lucide-react';
import { Fragment, useState } from 'react';
import { useWords } from '../../i18n';
import { breakdownOf } from './breakdown';
import { DealLines } from './DealLines';
import { type Deal, type Side, type Story, startOf } from './story';

const FEW = 5;
const tone = (gain: number) => (gain > 0 ? 'text-ok' : gain < 0 ? 'text-danger' : 'text-ink-3');

type Props = { story: Story; sides: readonly Side[]; deals: readonly Deal[] };

/** The last deals, or all of them: how each ended, who gained what, and on request every number. */
export function DealTable({ story, sides, deals }: Props) {
  const { t, say, number, signed } = useWords();
  const [all, setAll] = useState(false);
  const [open, setOpen] = useState<number | null>(null);
  const shown = all ? deals : deals.slice(-FEW);
  const start = startOf(deals);
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
                <th key={seats.join()} scope="col" className="p-2 text-end max-[699px]:px-1">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {start.before > 0 && shown.length === deals.length && (
              <tr className="text-ink-3">
                <th scope="row" className="row-line p-2 text-start font-normal">
                  {t('result.saved', { count: start.before })}
                </th>
                <td className="row-line max-[699px]:hidden" />
                {start.totals.map((total, side) => (
                  <td
                    key={sides[side]?.seats.join()}
                    className="row-line tabular p-2 text-end max-[699px]:px-1"
                  >
                    {signed(total)}
                  </td>
                ))}
              </tr>
            )}
            {shown.map((deal, at) => {
              const told = breakdownOf(story.game, deal.record, story.people, sides, say);
              const opened = open === deal.number;
              return (
                <Fragment key={deal.number}>
                  <tr className={at === shown.length - 1 ? 'bg-lantern-soft' : ''}>
                    <th scope="row" className="row-line p-0 text-start font-normal">
                      <button
                        type="button"
                        className="flex min-h-[44px] items-center gap-1.5 p-2"
                        aria-expanded={opened}
                        aria-label={t('result.details', { number: deal.number })}
                        onClick={() => setOpen(opened ? null : deal.number)}
                      >
                        <ChevronDown size={15} className={opened ? 'rotate-180' : ''} />
                        {number(deal.number)}
                      </button>
                    </th>
                    <td className="row-line p-2 max-[699px]:hidden">{told.how}</td>
                    {deal.gains.map((gain, side) => (
                      <td
                        key={sides[side]?.seats.join()}
                        className={`row-line tabular p-2 text-end font-[650] max-[699px]:px-1 ${tone(gain)}`}
                      >
                        {signed(gain)}
                      </td>
                    ))}
                  </tr>
                  {opened && <DealLines told={told} sides={sides} />}
                </Fragment>
              );
            })}
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
