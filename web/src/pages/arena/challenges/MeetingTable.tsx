import { useMemo } from 'react';
import { useWords } from '../../../i18n';
import { IntervalAxis, IntervalBar } from '../../../plots/IntervalBar';
import { aroundZero, ticksOf } from '../../../plots/scale';
import type { Meeting, Who } from '../../../wire/generated/rest';
import { Contestant } from '../Contestant';
import { toneOf } from '../crosstable';
import { usePoints } from '../usePoints';

type Row = { meeting: Meeting; first?: Who | undefined; second: Who | undefined };

/** Who fared how against whom, each with its interval around zero. */
export function MeetingTable({ rows }: { rows: readonly Row[] }) {
  const { t, number, signed } = useWords();
  const { points } = usePoints();
  const axis = useMemo(() => {
    const domain = aroundZero(
      rows.flatMap(({ meeting: { margin, low, high } }) => [margin, low ?? margin, high ?? margin]),
    );
    return { domain, ticks: ticksOf(domain, 4) };
  }, [rows]);
  const both = rows.some(({ first }) => first);
  return (
    <table className="ladder">
      <thead>
        <tr>
          {both && <th scope="col">{t('arena.bot')}</th>}
          <th scope="col">{t('arena.opponent')}</th>
          <th scope="col" className="end">
            {t('arena.points')}
          </th>
          <th scope="col" className="ladder-interval">
            <span className="sr-only">{t('arena.interval')}</span>
            <IntervalAxis {...axis} text={signed} />
          </th>
          <th scope="col" className="end wide-only">
            {t('arena.wonDrawnLost')}
          </th>
          <th scope="col" className="end wide-only">
            {t('arena.sets')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ meeting, first, second }) => {
          const { margin, low, high } = meeting;
          const tone = toneOf(meeting);
          return (
            <tr key={`${meeting.first} ${meeting.second}`}>
              {both && <th scope="row">{first ? <Contestant who={first} /> : meeting.first}</th>}
              <td>{second ? <Contestant who={second} /> : meeting.second}</td>
              <td className="end slab">
                {tone === 'open' ? (
                  <span className="font-[450]">{points(margin)}</span>
                ) : (
                  points(margin)
                )}
                <span className="sr-only">
                  {low !== null &&
                    high !== null &&
                    `, ${t('arena.between', { low: points(low), high: points(high) })}`}
                  , {t(tone === 'open' ? 'arena.unsure' : 'arena.sure')}
                </span>
              </td>
              <td>
                <IntervalBar value={margin} low={low} high={high} tone={tone} {...axis} />
              </td>
              <td className="end tabular wide-only">
                {number(meeting.won)}–{number(meeting.drawn)}–{number(meeting.lost)}
              </td>
              <td className="end tabular wide-only">{number(meeting.sets)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
