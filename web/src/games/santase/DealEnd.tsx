import { DealSheet } from '../../table/DealSheet';
import type { Pause } from '../usePause';
import type { Record } from './types';
import { dealTitle, nameOf, reasonText, type Tongue } from './words';

type Props = { record: Record; tongue: Tongue; pause: Pause };

/** What a deal brought: the points of both, and what the match stands at. */
export function DealEnd({ record, tongue, pause }: Props) {
  const { t, own } = tongue;
  const tone = own === null ? 'even' : record.winner === own ? 'won' : 'lost';
  const bottom = own ?? 0;
  return (
    <DealSheet
      title={dealTitle(tongue, record)}
      mark={t('santase.deal.mark', { deal: record.deal + 1 })}
      tone={tone}
      until={pause.until}
      onReady={pause.goOn}
    >
      <p className="mb-2 text-ink-2">{reasonText(tongue, record)}</p>
      <table className="deal-table">
        <thead>
          <tr>
            <th />
            <th scope="col">{t('santase.deal.points')}</th>
            <th scope="col">{t('santase.deal.gain')}</th>
            <th scope="col">{t('santase.deal.total')}</th>
          </tr>
        </thead>
        <tbody>
          {[bottom, 1 - bottom].map((seat) => (
            <tr key={seat} data-own={seat === own || undefined}>
              <th scope="row">
                <bdi>{nameOf(tongue, seat)}</bdi>
              </th>
              <td>{record.points[seat]}</td>
              <td>
                <bdi dir="ltr">{record.winner === seat ? `+${record.game_points}` : '–'}</bdi>
              </td>
              <td>
                <b>{record.scores[seat]}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </DealSheet>
  );
}
