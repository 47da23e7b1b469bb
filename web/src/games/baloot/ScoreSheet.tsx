import { SuitMark } from '../../cards/SuitMark';
import type { Record } from './types';
import type { Talk } from './words';

function Contract({ talk, record }: { talk: Talk; record: Record }) {
  const { t } = talk;
  const { contract, trump, level = 1, result } = record;
  if (!contract) return result === 'kawesh' ? t('baloot.kawesh') : t('baloot.pass');
  return (
    <>
      {t(`baloot.${contract}`)}
      {trump && <SuitMark suit={trump} size={12} label={t(`cards.suit.${trump}`)} />}
      {level > 1 && <small> ×{level}</small>}
    </>
  );
}

/** All deals as they are written down: what was played, what each side got, and the totals. */
export function ScoreSheet({ talk, deals }: { talk: Talk; deals: readonly Record[] }) {
  const { t, teamName, sides } = talk;
  const last = deals.at(-1);
  if (!last) return <p className="panel-empty">{t('baloot.sheet.empty')}</p>;
  return (
    <div className="baloot-scores">
      <table className="deal-table">
        <thead>
          <tr>
            <th scope="col">{t('baloot.sheet.deal')}</th>
            <th scope="col">{t('baloot.sheet.contract')}</th>
            {sides.map((team) => (
              <th key={team} scope="col">
                {teamName(team)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {deals.map((record) => (
            <tr key={record.deal}>
              <td>{record.deal + 1}</td>
              <td>
                <Contract talk={talk} record={record} />
              </td>
              {sides.map((team) => (
                <td key={team}>{record.gain[team]}</td>
              ))}
            </tr>
          ))}
          <tr data-own>
            <th scope="row" colSpan={2}>
              {t('baloot.sheet.total')}
            </th>
            {sides.map((team) => (
              <td key={team}>
                <b>{last.totals[team]}</b>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}
