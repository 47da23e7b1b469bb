import { useWords } from '../../i18n';
import type { View } from './types';
import type { Names } from './words';
import '../../table/dealSheet.css';
import './tienlen.css';

/** Every deal of the session and what it brought each seat. */
export function Scores({ view, names }: { view: View; names: Names }) {
  const { t, signed, number } = useWords();
  const seats = [...view.scores.keys()];
  if (view.deals.length === 0) return <p className="panel-empty">{t('tienlen.scores.empty')}</p>;
  return (
    <div className="tienlen-scores">
      <table className="deal-table">
        <thead>
          <tr>
            <th scope="col">{t('tienlen.scores.deal')}</th>
            {seats.map((seat) => (
              <th key={seat} scope="col" title={names.nameOf(seat)}>
                <bdi>{names.shortOf(seat)}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {view.deals.map(({ deal, gain, winner }) => (
            <tr key={deal}>
              <th scope="row">{number(deal + 1)}</th>
              {seats.map((seat) => (
                <td key={seat} dir="ltr" data-won={seat === winner || undefined}>
                  {signed(gain[seat] ?? 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('tienlen.scores.total')}</th>
            {seats.map((seat) => (
              <td key={seat} dir="ltr">
                {signed(view.scores[seat] ?? 0)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
