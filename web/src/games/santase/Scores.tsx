import { SuitMark } from '../../cards/SuitMark';
import type { View } from './types';
import { nameOf, reasonText, suitName, type Tongue } from './words';

/** All finished deals: trump, points of both, and where the match stood. */
export function Scores({ view, tongue }: { view: View; tongue: Tongue }) {
  const { t, own } = tongue;
  if (view.deals.length === 0) return <p className="panel-empty">{t('santase.deal.none')}</p>;
  const bottom = own ?? 0;
  const seats = [bottom, 1 - bottom];
  return (
    <div className="overflow-y-auto p-4">
      <table className="deal-table">
        <thead>
          <tr>
            <th scope="col">{t('santase.deal.gain')}</th>
            <th scope="col">{t('santase.trump')}</th>
            {seats.map((seat) => (
              <th key={seat} scope="col">
                <bdi>{nameOf(tongue, seat)}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {view.deals.map((record) => (
            <tr key={record.deal} title={reasonText(tongue, record)}>
              <th scope="row">{record.deal + 1}</th>
              <td>
                <SuitMark suit={record.trump} size={14} />
                <span className="sr-only">{suitName(t, record.trump)}</span>
              </td>
              {seats.map((seat) => (
                <td key={seat} dir="ltr">
                  {record.points[seat]} {record.winner === seat && <b>+{record.game_points}</b>}
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">{t('santase.deal.total')}</th>
            <td />
            {seats.map((seat) => (
              <td key={seat}>
                <b>{view.scores[seat]}</b>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}
