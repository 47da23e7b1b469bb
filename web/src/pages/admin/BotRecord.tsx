import { Link } from 'react-router';
import { useWords } from '../../i18n';
import type { ContestantOverseen, StrikeShown } from '../../wire/generated/rest';
import { rounded } from './pace';
import { type Column, Rows } from './Rows';
import { When } from './When';

type Props = { strikes: StrikeShown[]; arena: ContestantOverseen[] };

/** What a bot did wrong, and where it stands in the arena. */
export function BotRecord({ strikes, arena }: Props) {
  const { t, say, number } = useWords();
  const strikeColumns: readonly Column<StrikeShown>[] = [
    { name: 'admin.at', cell: ({ at }) => <When at={at} /> },
    { name: 'admin.version', cell: ({ version }) => version },
    { name: 'admin.strike', cell: ({ strike }) => <bdi>{strike}</bdi> },
    {
      name: 'admin.took',
      cell: ({ milliseconds }) => t('admin.ms', { time: rounded(milliseconds, 0) }),
    },
    {
      name: 'admin.where',
      cell: ({ match, seat, seq }) => (
        <Link to={`/matches/${match}/replay?seq=${seq}`}>
          {t('admin.seatAndMove', { seat: seat + 1, move: seq })}
        </Link>
      ),
    },
    {
      name: 'admin.answered',
      cell: ({ answer, printed }) =>
        (answer || printed) && (
          <details>
            <summary>{t('admin.answerAndLog')}</summary>
            <pre dir="ltr" className="max-h-60 overflow-auto whitespace-pre-wrap break-all text-12">
              {[answer, printed].filter(Boolean).join('\n')}
            </pre>
          </details>
        ),
    },
  ];
  const arenaColumns: readonly Column<ContestantOverseen>[] = [
    { name: 'admin.game', cell: ({ game }) => say(`game.${game}`) },
    { name: 'admin.version', cell: ({ contestant }) => contestant.split('/')[1] },
    { name: 'admin.sets', cell: ({ sets }) => number(sets) },
    { name: 'admin.struckOut', cell: ({ outs }) => number(outs) },
    {
      name: 'admin.held',
      cell: ({ held_at, held_reason }) => held_at && <bdi>{held_reason}</bdi>,
    },
  ];
  return (
    <>
      <section className="panel p-4">
        <h2 className="mb-2">{t('admin.strikes')}</h2>
        <Rows
          label={t('admin.strikes')}
          list={{ items: strikes, more: null }}
          columns={strikeColumns}
          keyOf={({ match, seat, seq }) => `${match} ${seat} ${seq}`}
          empty={t('admin.noStrikes')}
        />
      </section>
      <section className="panel p-4">
        <h2 className="mb-2">{t('admin.inArena')}</h2>
        <Rows
          label={t('admin.inArena')}
          list={{ items: arena, more: null }}
          columns={arenaColumns}
          keyOf={({ game, contestant }) => `${game} ${contestant}`}
          empty={t('admin.notInArena')}
        />
      </section>
    </>
  );
}
