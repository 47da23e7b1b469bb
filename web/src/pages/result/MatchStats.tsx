import { useWords } from '../../i18n';
import type { Story } from './story';

const MINUTE = 60;

/** How long the match took, and who needed how much of it. */
export function MatchStats({ story }: { story: Story }) {
  const { t, number } = useWords();
  const { statistics, people } = story;
  if (!statistics || statistics.actions === 0) return null;
  const time = (seconds: number) =>
    seconds >= 2 * MINUTE
      ? t('result.stats.minutes', { minutes: Math.round(seconds / MINUTE) })
      : t('result.stats.seconds', { seconds: Math.round(seconds) });
  const turn = (seconds: number, actions: number) =>
    t('result.stats.seconds', { seconds: Math.round((10 * seconds) / Math.max(1, actions)) / 10 });
  const timeouts = statistics.seats.some((seat) => seat.timeouts > 0);
  const stoodIn = statistics.seats.some((seat) => seat.stood_in > 0);
  return (
    <section className="panel p-5">
      <h2 className="mb-3 text-[22px]">{t('result.stats')}</h2>
      <dl className="mb-3 grid grid-cols-2 gap-x-4">
        {[
          [time(statistics.seconds), t('result.stats.time')],
          [number(statistics.actions), t('result.stats.actions')],
        ].map(([value, label]) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-13 text-ink-3">{label}</dt>
            <dd className="font-bold font-slab text-[18px] leading-tight">{value}</dd>
          </div>
        ))}
      </dl>
      <table className="w-full text-13">
        <thead className="text-12 text-ink-3">
          <tr>
            <th scope="col" className="py-1 text-start font-medium">
              {t('result.stats.player')}
            </th>
            <th scope="col" className="py-1 text-end font-medium">
              {t('result.stats.turn')}
            </th>
            {timeouts && (
              <th scope="col" className="py-1 ps-3 text-end font-medium">
                {t('result.stats.timeouts')}
              </th>
            )}
            {stoodIn && (
              <th scope="col" className="py-1 ps-3 text-end font-medium">
                {t('result.stats.stoodIn')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {statistics.seats.map((seat, at) => (
            <tr key={people[at]?.seat ?? at} className="tabular">
              <th
                scope="row"
                className="row-line max-w-[9rem] truncate py-1.5 text-start font-[550]"
              >
                {people[at]?.name}
              </th>
              <td className="row-line py-1.5 text-end">{turn(seat.seconds, seat.actions)}</td>
              {timeouts && <td className="row-line py-1.5 text-end">{number(seat.timeouts)}</td>}
              {stoodIn && <td className="row-line py-1.5 text-end">{number(seat.stood_in)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
