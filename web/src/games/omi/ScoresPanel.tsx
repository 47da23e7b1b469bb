import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { SuitMark } from '../../cards/SuitMark';
import { useWords } from '../../i18n';
import { failureText, notify } from '../../ui/toasts';
import type { OmiView } from '../../wire/generated/messages';
import { RestFailure, rest } from '../../wire/rest';
import { targetOf } from './cards';
import { type OldDeal, rowsOf, saveMatch } from './saveFile';
import { teamsOf } from './score';
import { Tokens } from './Tokens';
import { type Eyes, suitName, teamLabel, teamName } from './words';
import '../../table/dealSheet.css';
import './omi.css';

type Props = { view: OmiView; eyes: Eyes; match: string | null };

/** Deals from before an import; the server keeps them in the save file alone. */
function useOldDeals(match: string | null, first: number): OldDeal[] {
  const [old, setOld] = useState<OldDeal[]>([]);
  useEffect(() => {
    if (!match || first <= 1) return;
    let wanted = true;
    rest.exportMatch(match).then(
      (text) => wanted && setOld(rowsOf(text).filter(({ deal }) => deal < first)),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [match, first]);
  return old;
}

/** Tokens of both teams, every deal so far, and the match as a file. */
export function ScoresPanel({ view, eyes, match }: Props) {
  const { say } = eyes;
  const { signed } = useWords();
  const teams = teamsOf(eyes);
  const target = targetOf(view);
  const first = Number(view.options.start_deal ?? 1);
  const old = useOldDeals(match, first);
  const deals = [...old, ...view.deals];
  const save = async () => {
    if (!match) return;
    try {
      await saveMatch(match);
    } catch (error) {
      if (!(error instanceof RestFailure)) throw error;
      notify(failureText(say, error), 'error');
    }
  };
  return (
    <div className="grid gap-4 overflow-y-auto p-4">
      {teams.map((team, at) => {
        const count = view.tokens[team] ?? 0;
        const label = say('omi.sheet.of', { count, target });
        return (
          <div key={team} className="grid gap-1.5">
            <div className="flex justify-between gap-3 text-14">
              <b>{teamName(eyes, team)}</b>
              <span className="tabular">{label}</span>
            </div>
            <Tokens
              count={count}
              target={target}
              own={eyes.own !== null && at === 0}
              label={label}
            />
          </div>
        );
      })}
      {deals.length === 0 ? (
        <p className="text-14 text-ink-3">{say('omi.noDeals')}</p>
      ) : (
        <div className="omi-history">
          <table className="deal-table">
            <thead>
              <tr>
                <th scope="col">{say('omi.dealHead')}</th>
                <th scope="col">{say('omi.trump')}</th>
                {teams.map((team) => (
                  <th key={team} scope="col">
                    {teamLabel(eyes, team)}
                  </th>
                ))}
                <th scope="col">{say('omi.note')}</th>
              </tr>
            </thead>
            <tbody>
              {deals.map(({ deal, trump, tricks, gain, totals, label }) => (
                <tr key={deal} data-old={deal < first || undefined}>
                  <th scope="row">{deal}</th>
                  <td>
                    <SuitMark suit={trump} size={14} label={suitName(say, trump)} />
                  </td>
                  {teams.map((team) => (
                    <td key={team} title={say('omi.tricksOf', { count: tricks[team] ?? 0 })}>
                      <b>{totals[team]}</b>{' '}
                      {(gain[team] ?? 0) > 0 && (
                        <small dir="ltr" className="text-ok">
                          {signed(gain[team] ?? 0)}
                        </small>
                      )}
                    </td>
                  ))}
                  <td title={label && say(`omi.gloss.${label}`)}>
                    {label && say(`omi.label.${label}`)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {match && (
        <button
          type="button"
          className="btn justify-self-start"
          data-size="small"
          onClick={() => void save()}
        >
          <Download size={16} aria-hidden="true" /> {say('omi.save')}
        </button>
      )}
    </div>
  );
}
