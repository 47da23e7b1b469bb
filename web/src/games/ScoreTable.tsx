import { useWords } from '../i18n';
import '../table/dealSheet.css';

type Props = {
  deals: readonly { deal: number; winner: number | null; gain: readonly number[] }[];
  totals: readonly number[];
  /** Short, for the head of a column. */
  nameOf: (seat: number) => string;
};

/** Every deal of a match where each plays for themselves, and what it brought each seat. */
export function ScoreTable({ deals, totals, nameOf }: Props) {
  const { t, signed, number } = useWords();
  const seats = [...totals.keys()];
  if (deals.length === 0) return <p className="panel-empty">{t('table.scores.empty')}</p>;
  return (
    <div className="score-table">
      <table className="deal-table">
        <thead>
          <tr>
            <th scope="col">{t('table.scores.deal')}</th>
            {seats.map((seat) => (
              <th key={seat} scope="col" title={nameOf(seat)}>
                <bdi>{nameOf(seat)}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {deals.map(({ deal, gain, winner }) => (
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
            <th scope="row">{t('table.scores.total')}</th>
            {seats.map((seat) => (
              <td key={seat} dir="ltr">
                {signed(totals[seat] ?? 0)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
