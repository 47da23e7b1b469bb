import { useEffect, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { ClosedDoor } from '../../frame/ClosedDoor';
import { sitAt } from '../../frame/myTable';
import { useWords } from '../../i18n';
import { failureText } from '../../ui/toasts';
import type { RestFailure } from '../../wire/rest';
import { session } from '../../wire/session';
import type { Entrance } from '../../wire/tableLink';
import { TableContext, useTable, useTableLink } from '../../wire/useTable';
import { TableLoading } from './TableLoading';
import { TableStage } from './TableStage';

/** A table by its code: whoever opens it is somebody, if only a guest. */
export function TablePage() {
  const { code = '' } = useParams();
  const { say } = useWords();
  const [failure, setFailure] = useState<RestFailure | null>(null);
  const [entered, setEntered] = useState(false);
  useEffect(() => {
    session.anybody().then(() => setEntered(true), setFailure);
  }, []);
  if (failure) return <ClosedDoor text={failureText(say, failure)} />;
  return entered ? <Entered key={code} code={code} /> : <TableLoading />;
}

function Entered({ code }: { code: string }) {
  const [search] = useSearchParams();
  const [entrance] = useState<Entrance>(() => (search.has('sit') ? 'join' : 'watch'));
  const link = useTableLink(code, entrance);
  if (!link) return <TableLoading />;
  return (
    <TableContext value={link}>
      <AtTable />
    </TableContext>
  );
}

function AtTable() {
  const { t, say } = useWords();
  const stage = useTable((state) => state.stage);
  const refusal = useTable((state) => state.refusal);
  const code = useTable((state) => state.card?.code);
  const seated = useTable((state) => state.seat !== null);
  useEffect(() => {
    if (stage === 'here') sitAt(seated && code ? code : null);
    if (stage === 'refused') sitAt(null);
  }, [stage, seated, code]);
  if (stage === 'refused' && refusal) {
    const gone = refusal.code === 'not_found' || refusal.code === 'table_closed';
    return <ClosedDoor text={gone ? t('lobby.closed') : failureText(say, refusal)} />;
  }
  return stage === 'entering' ? <TableLoading /> : <TableStage />;
}
