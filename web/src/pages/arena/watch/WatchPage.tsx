import { useCallback, useEffect, useMemo, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { ClosedDoor } from '../../../frame/ClosedDoor';
import { useWords } from '../../../i18n';
import { WatcherControls } from '../../../table/watcher';
import { ButtonLink } from '../../../ui/ButtonLink';
import { failureText } from '../../../ui/toasts';
import { useLoaded } from '../../../ui/useLoaded';
import { arena } from '../../../wire/arena';
import type { RestFailure } from '../../../wire/rest';
import { session } from '../../../wire/session';
import { TableContext, useTable, useTableLink } from '../../../wire/useTable';
import { TableLoading } from '../../table/TableLoading';
import { TableStage } from '../../table/TableStage';
import { PaceControl } from './PaceControl';
import { type Pace, paceNamed } from './paths';

/** A game of the arena on its board, at the pace one likes. */
export function WatchPage() {
  const { match = '' } = useParams();
  const { t, say } = useWords();
  const [search, setSearch] = useSearchParams();
  const pace = paceNamed(search.get('pace'));
  const [loaded] = useLoaded(useCallback(() => arena.match(match), [match]));
  const [failure, setFailure] = useState<RestFailure | null>(null);
  const [entered, setEntered] = useState(false);
  useEffect(() => {
    session.anybody().then(() => setEntered(true), setFailure);
  }, []);
  const choose = useCallback(
    (chosen: Pace) => setSearch(chosen === '1' ? {} : { pace: chosen }, { replace: true }),
    [setSearch],
  );
  const controls = useMemo(() => <PaceControl pace={pace} onChange={choose} />, [pace, choose]);
  const failed = loaded.state === 'failed' ? loaded.failure : failure;
  if (failed) {
    return (
      <ClosedDoor text={failed.code === 'not_found' ? t('arena.noGame') : failureText(say, failed)}>
        <ButtonLink to="/arena/live" kind="primary">
          {t('arena.allRunning')}
        </ButtonLink>
      </ClosedDoor>
    );
  }
  const table = loaded.state === 'here' ? loaded.value.tables[pace] : undefined;
  if (!entered || !table) return <TableLoading />;
  return (
    <WatcherControls value={controls}>
      <Watched key={table} table={table} match={match} />
    </WatcherControls>
  );
}

function Watched({ table, match }: { table: string; match: string }) {
  const link = useTableLink(table, 'watch');
  if (!link) return <TableLoading />;
  return (
    <TableContext value={link}>
      <Stage match={match} />
    </TableContext>
  );
}

function Stage({ match }: { match: string }) {
  const { t, say } = useWords();
  const stage = useTable((state) => state.stage);
  const refusal = useTable((state) => state.refusal);
  if (stage === 'refused' && refusal) {
    const gone = refusal.code === 'not_found' || refusal.code === 'table_closed';
    return (
      <ClosedDoor text={gone ? t('arena.offAir') : failureText(say, refusal)}>
        <ButtonLink to={`/matches/${match}/replay`} kind="primary">
          {t('result.replay')}
        </ButtonLink>
      </ClosedDoor>
    );
  }
  return stage === 'entering' ? <TableLoading /> : <TableStage />;
}
