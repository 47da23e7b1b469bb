import { CardCodes } from '../../cards/CardCodes';
import { cardNames } from '../../cards/names';
import { useWords } from '../../i18n';
import { DealSheet } from '../../table/DealSheet';
import type { TienlenRecord } from '../../wire/generated/messages';
import { rich } from '../rich';
import type { Pause } from '../usePause';
import { inOrder } from './combos';
import type { Names } from './words';
import './tienlen.css';

type Props = {
  /** Deals that have just ended; the last one is the newest. */
  records: readonly TienlenRecord[];
  deals: number;
  seat: number | null;
  names: Names;
  pause: Pause;
};

/** After an instant win there are no places: the winner comes first. */
export function placeOf({ places, winner }: TienlenRecord, seat: number): number {
  return places?.[seat] ?? (seat === winner ? 1 : 2);
}

/** Places, cards left and points of one deal, and who pays whom. */
function Breakdown({ record, names }: { record: TienlenRecord; names: Names }) {
  const { t, say, signed, number } = useWords();
  const { hands, gain, scores, transfers, payer } = record;
  return (
    <>
      <table className="deal-table">
        <thead>
          <tr>
            <th scope="col">{t('tienlen.end.player')}</th>
            <th scope="col">{t('tienlen.end.gain')}</th>
            <th scope="col">{t('tienlen.end.total')}</th>
          </tr>
        </thead>
        <tbody>
          {[...hands.keys()]
            .sort((a, b) => placeOf(record, a) - placeOf(record, b))
            .map((seat) => {
              const left = inOrder(hands[seat] ?? []);
              return (
                <tr key={seat} data-own={names.isYou(seat) || undefined}>
                  <th scope="row">
                    <bdi>{names.nameOf(seat)}</bdi>
                    {left.length > 0 && (
                      <span className="tienlen-left tienlen-cards">
                        <CardCodes codes={left} name={cardNames(say, left)} />
                      </span>
                    )}
                  </th>
                  <td>
                    <b dir="ltr">{signed(gain[seat] ?? 0)}</b>
                  </td>
                  <td>
                    <span dir="ltr">{signed(scores[seat] ?? 0)}</span>
                  </td>
                </tr>
              );
            })}
        </tbody>
      </table>
      <h3 className="tienlen-pays-head">{t('tienlen.end.transfers')}</h3>
      <ul className="tienlen-pays">
        {transfers.map(({ from, to, points, reason }) => (
          <li key={`${from} ${to} ${reason}`}>
            <span>
              {rich(
                say,
                'tienlen.end.transfer',
                {},
                { from: <bdi>{names.nameOf(from)}</bdi>, to: <bdi>{names.nameOf(to)}</bdi> },
              )}
              <small>
                <bdi>{say(`tienlen.reason.${reason}`)}</bdi>
              </small>
            </span>
            <b>{number(points)}</b>
          </li>
        ))}
      </ul>
      {payer !== null && (
        <p className="tienlen-payer">
          {names.isYou(payer)
            ? t('tienlen.end.payerYou')
            : t('tienlen.end.payer', { name: names.nameOf(payer) })}
        </p>
      )}
    </>
  );
}

/** The sheet between two deals. */
export function DealEnd({ records, deals, seat, names, pause }: Props) {
  const { t, say } = useWords();
  const last = records.at(-1);
  if (!last) return null;
  const titleOf = ({ winner, instant }: TienlenRecord) => {
    const you = names.isYou(winner);
    const name = names.nameOf(winner);
    if (instant) return you ? t('tienlen.end.youInstant') : t('tienlen.end.instant', { name });
    return you ? t('tienlen.end.youTitle') : t('tienlen.end.title', { name });
  };
  const own = seat === null ? 0 : records.reduce((sum, { gain }) => sum + (gain[seat] ?? 0), 0);
  return (
    <DealSheet
      title={titleOf(last)}
      mark={t('tienlen.deal', { deal: last.deal + 1, deals })}
      tone={own > 0 ? 'won' : own < 0 ? 'lost' : 'even'}
      until={pause.until}
      onReady={seat === null ? undefined : pause.goOn}
    >
      {records.map((record) => (
        <section key={record.deal} className="tienlen-record">
          {record !== last && <h3>{titleOf(record)}</h3>}
          {record.patterns.length > 0 && (
            <p className="tienlen-pattern">
              {record.patterns.map((one) => say(`tienlen.pattern.${one}`)).join(t('list.comma'))}
            </p>
          )}
          <Breakdown record={record} names={names} />
        </section>
      ))}
    </DealSheet>
  );
}
