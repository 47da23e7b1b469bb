import { Link } from 'react-router';
import type { ContestantOverseen, StrikeShown } from '../../wire/generated/rest';
import { type Column, Rows } from './Rows';
import { When } from './When';

const STRIKES: readonly Column<StrikeShown>[] = [
  { name: 'At', cell: ({ at }) => <When at={at} /> },
  { name: 'Version', cell: ({ version }) => version },
  { name: 'Strike', cell: ({ strike }) => strike },
  { name: 'Took', cell: ({ milliseconds }) => `${milliseconds.toFixed(0)} ms` },
  {
    name: 'Where',
    cell: ({ match, seat, seq }) => (
      <Link to={`/matches/${match}/replay?seq=${seq}`}>
        seat {seat + 1}, move {seq}
      </Link>
    ),
  },
  {
    name: 'Answered',
    cell: ({ answer, printed }) =>
      (answer || printed) && (
        <details>
          <summary>answer and log</summary>
          <pre className="max-h-60 overflow-auto whitespace-pre-wrap break-all text-12">
            {[answer, printed].filter(Boolean).join('\n')}
          </pre>
        </details>
      ),
  },
];

const ARENA: readonly Column<ContestantOverseen>[] = [
  { name: 'Game', cell: ({ game }) => game },
  { name: 'Version', cell: ({ contestant }) => contestant.split('/')[1] },
  { name: 'Sets', cell: ({ sets }) => sets },
  { name: 'Struck out', cell: ({ outs }) => outs },
  { name: 'Held', cell: ({ held_at, held_reason }) => held_at && held_reason },
];

type Props = { strikes: StrikeShown[]; arena: ContestantOverseen[] };

/** What a bot did wrong, and where it stands in the arena. */
export function BotRecord({ strikes, arena }: Props) {
  return (
    <>
      <section className="panel p-4">
        <h2 className="mb-2">Strikes</h2>
        <Rows
          label="Strikes"
          list={{ items: strikes, more: null }}
          columns={STRIKES}
          keyOf={({ match, seat, seq }) => `${match} ${seat} ${seq}`}
          empty="It has answered well so far."
        />
      </section>
      <section className="panel p-4">
        <h2 className="mb-2">In the arena</h2>
        <Rows
          label="In the arena"
          list={{ items: arena, more: null }}
          columns={ARENA}
          keyOf={({ game, contestant }) => `${game} ${contestant}`}
          empty="It has not played there."
        />
      </section>
    </>
  );
}
