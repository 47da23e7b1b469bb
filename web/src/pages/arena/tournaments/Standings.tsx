import { useWords } from '../../../i18n';
import { Empty } from '../../../ui/Empty';
import type { TournamentView } from '../../../wire/generated/rest';
import { Contestant, useMine } from '../Contestant';
import { usePoints } from '../usePoints';

/** The table with its tie-breaks, in the order in which they count. */
export function Standings({ view }: { view: TournamentView }) {
  const { t, number } = useWords();
  const { points } = usePoints();
  const mine = useMine();
  return (
    <section className="panel min-w-0 p-5">
      <h2 className="mb-3 text-[22px]">{t('arena.standings')}</h2>
      {view.standings.length === 0 ? (
        <Empty text={t('arena.noEntrants')} />
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
        <section className="table-scroll" tabIndex={0} aria-label={t('arena.standings')}>
          <table className="ladder">
            <thead>
              <tr>
                <th scope="col">
                  <span className="sr-only">{t('arena.place')}</span>
                </th>
                <th scope="col">{t('arena.bot')}</th>
                <th scope="col" className="end">
                  {t('arena.pts')}
                </th>
                <th scope="col" className="end">
                  {t('arena.wonDrawnLost')}
                </th>
                <th scope="col" className="end">
                  <abbr title={t('arena.buchholzFull')}>{t('arena.buchholz')}</abbr>
                </th>
                <th scope="col" className="end">
                  <abbr title={t('arena.sonnebornFull')}>{t('arena.sonneborn')}</abbr>
                </th>
                <th scope="col" className="end">
                  {t('arena.margin')}
                </th>
              </tr>
            </thead>
            <tbody>
              {view.standings.map((line) => (
                <tr key={line.contestant.id} data-mine={mine(line.contestant) || undefined}>
                  <td className="place">{number(line.place)}</td>
                  <th scope="row">
                    <Contestant who={line.contestant} />
                  </th>
                  <td className="end slab">{number(line.points)}</td>
                  <td className="end tabular">
                    {number(line.won)}–{number(line.drawn)}–{number(line.lost)}
                  </td>
                  <td className="end tabular">{number(line.buchholz)}</td>
                  <td className="end tabular">{number(line.sonneborn)}</td>
                  <td className="end tabular">{points(line.margin)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      <p className="arena-note">{t('arena.tieBreaks')}</p>
    </section>
  );
}
