import { SuitMark } from '../../cards/SuitMark';
import { DealSheet } from '../../table/DealSheet';
import type { OmiView } from '../../wire/generated/messages';
import { rich } from '../rich';
import type { Pause } from '../usePause';
import { targetOf, teamOf } from './cards';
import { teamsOf } from './score';
import { Tokens } from './Tokens';
import { about, dealTitle, type Eyes, suitName, teamName } from './words';

type Props = { view: OmiView; eyes: Eyes; pause: Pause };

/** What the deal brought: tricks, tokens, and what a draw carries over. */
export function OmiSheet({ view, eyes, pause }: Props) {
  const { say, own, self } = eyes;
  const record = view.deals.at(-1);
  if (!record) return null;
  const { gain, trump, trump_maker: maker, label, bonus_used: used } = record;
  const target = targetOf(view);
  const winner = (gain[0] ?? 0) > 0 ? 0 : (gain[1] ?? 0) > 0 ? 1 : null;
  const tone = winner === null || own === null ? 'even' : winner === teamOf(own) ? 'won' : 'lost';
  const suit = <SuitMark key="suit" suit={trump} size={16} label={suitName(say, trump)} />;
  const named = maker === self ? 'omi.sheet.trump.you' : 'omi.sheet.trump';
  return (
    <DealSheet
      title={dealTitle(eyes, record)}
      mark={
        <span className="flex flex-wrap items-center gap-2">
          {say('omi.deal', { deal: record.deal })}
          {label && (
            <span
              className="chip"
              data-tone={label === 'draw' ? undefined : 'lantern'}
              title={say(`omi.gloss.${label}`)}
            >
              {say(`omi.label.${label}`)}
            </span>
          )}
        </span>
      }
      tone={tone}
      until={pause.until}
      onReady={own === null ? undefined : pause.goOn}
    >
      <p className="mb-2 text-14 text-ink-2">
        {rich(say, named, { name: eyes.names[maker] ?? '' }, { suit })}{' '}
        {label === 'draw' && say('omi.sheet.carried', { count: view.bonus })}
        {used > 0 && say('omi.sheet.used', { count: used })}
      </p>
      <table className="deal-table">
        <thead>
          <tr>
            <th scope="col">{say('omi.sheet.team')}</th>
            <th scope="col">{say('omi.tricks')}</th>
            <th scope="col">{say('omi.tokens')}</th>
            <th scope="col">{say('omi.total')}</th>
          </tr>
        </thead>
        <tbody>
          {teamsOf(eyes).map((team, at) => {
            const total = record.totals[team] ?? 0;
            const spoken = say('omi.sheet.of', { count: total, target });
            return (
              <tr key={team} data-own={(own !== null && at === 0) || undefined}>
                <th scope="row">
                  {teamName(eyes, team)}
                  <Tokens
                    count={total}
                    target={target}
                    own={own !== null && at === 0}
                    label={spoken}
                  />
                </th>
                <td>{record.tricks[team]}</td>
                <td>
                  <bdi dir="ltr">{(gain[team] ?? 0) > 0 ? `+${gain[team]}` : '0'}</bdi>
                </td>
                <td>
                  <b>{total}</b>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="sr-only">{about(eyes, 'omi.tell.maker', view.trump_maker)}</p>
    </DealSheet>
  );
}
