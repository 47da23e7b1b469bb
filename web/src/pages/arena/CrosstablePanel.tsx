import { useCallback, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useWords } from '../../i18n';
import { Empty } from '../../ui/Empty';
import { botName } from '../../ui/playerName';
import { useLoaded } from '../../ui/useLoaded';
import { useScrollEdges } from '../../ui/useScrollEdges';
import { arena } from '../../wire/arena';
import type { GameName } from '../../wire/generated/messages';
import type { Crosstable, Who } from '../../wire/generated/rest';
import { botPath, useMine } from './Contestant';
import { type Cell, halfWidth, squareOf } from './crosstable';
import { Shown } from './Shown';
import { usePoints } from './usePoints';

/** So many stand side by side without scrolling. */
const FEW = 8;

export function CrosstablePanel({ game }: { game: GameName }) {
  const { t } = useWords();
  const [loaded, again] = useLoaded(useCallback(() => arena.crosstable(game), [game]));
  return (
    <section className="panel min-w-0 p-5" aria-labelledby="cross-title">
      <div className="mb-3 flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h2 id="cross-title" className="grow text-[22px]">
          {t('arena.crosstable')}
        </h2>
        <span className="text-13 text-ink-3">{t('arena.crossLead')}</span>
      </div>
      <Shown loaded={loaded} again={again} rows={6}>
        {(table) =>
          table.meetings.length === 0 ? (
            <Empty text={t('arena.noMeetings')} />
          ) : (
            <Heat table={table} />
          )
        }
      </Shown>
    </section>
  );
}

function Heat({ table }: { table: Crosstable }) {
  const { t, say } = useWords();
  const mine = useMine();
  const [all, setAll] = useState(false);
  const scroller = useRef<HTMLElement>(null);
  useScrollEdges(scroller);
  const most = all ? table.contestants.length : FEW;
  const square = useMemo(() => squareOf(table, most, mine), [table, most, mine]);
  return (
    <>
      <section
        ref={scroller}
        className="cross-scroll"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
        tabIndex={0}
        aria-label={t('arena.crosstable')}
      >
        <table className="cross">
          <thead>
            <tr>
              <td />
              {square.contestants.map((who) => (
                <th key={who.id} scope="col">
                  <span>{botName(say, who)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {square.contestants.map((row) => (
              <tr key={row.id}>
                <th scope="row" data-mine={mine(row) || undefined}>
                  <Link to={botPath(row)}>
                    <bdi>{botName(say, row)}</bdi>
                  </Link>
                </th>
                {square.contestants.map((column) => (
                  <Met
                    key={column.id}
                    row={row}
                    column={column}
                    cell={row.id === column.id ? 'own' : square.cell(row, column)}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <div className="cross-legend">
        <span>
          <i data-tone="win" data-significance="3" /> {t('arena.winsSure')}
        </span>
        <span>
          <i data-tone="open" /> {t('arena.unsure')}
        </span>
        <span>
          <i data-tone="loss" data-significance="3" /> {t('arena.losesSure')}
        </span>
        {table.contestants.length > FEW && (
          <button type="button" className="text-link ms-auto" onClick={() => setAll(!all)}>
            {t(all ? 'arena.fewer' : 'arena.everybody', { count: table.contestants.length })}
          </button>
        )}
      </div>
    </>
  );
}

function Met({ row, column, cell }: { row: Who; column: Who; cell: Cell | 'own' | null }) {
  const { t, say } = useWords();
  const { points, width } = usePoints();
  if (cell === 'own') return <td data-own />;
  if (cell === null) {
    return (
      <td className="text-ink-3">
        <span aria-hidden="true">–</span>
        <span className="sr-only">
          {t('arena.neverMet', { row: botName(say, row), column: botName(say, column) })}
        </span>
      </td>
    );
  }
  const half = halfWidth(cell);
  const text = t(cell.tone === 'open' ? 'arena.cellOpen' : 'arena.cellSure', {
    row: botName(say, row),
    column: botName(say, column),
    margin: points(cell.margin),
  });
  const between =
    cell.low !== null && cell.high !== null
      ? `, ${t('arena.between', { low: points(cell.low), high: points(cell.high) })}`
      : '';
  const about = `${text}${between}, ${t('arena.setCount', { count: cell.sets })}`;
  return (
    <td data-tone={cell.tone} data-significance={cell.significance} title={about}>
      <span className="sr-only">{about}</span>
      <b aria-hidden="true">{points(cell.margin)}</b>
      {half !== null && <small aria-hidden="true">{width(half)}</small>}
    </td>
  );
}
