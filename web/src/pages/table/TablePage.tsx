import { useEffect, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { ClosedDoor } from '../../frame/ClosedDoor';
import { Layout } from '../../frame/Layout';
import { sitAt } from '../../frame/myTable';
import { useWords } from '../../i18n';
import { failureText, notify } from '../../ui/toasts';
import type { RestFailure } from '../../wire/rest';
import { session } from '../../wire/session';
import { listen } from '../../wire/socket';
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
  if (failure) return <Closed text={failureText(say, failure)} />;
  return entered ? <Entered key={code} code={code} /> : <Opening />;
}

function Entered({ code }: { code: string }) {
  const [search] = useSearchParams();
  const [entrance] = useState<Entrance>(() => (search.has('sit') ? 'join' : 'watch'));
  const link = useTableLink(code, entrance);
  if (!link) return <Opening />;
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
  // A moderator closes a table in words of his own.
  useEffect(
    () =>
      listen('error', ({ error }) => {
        if (error.code === 'table_closed') notify(error.message, 'error');
      }),
    [],
  );
  if (stage === 'refused' && refusal) {
    const gone = refusal.code === 'not_found' || refusal.code === 'table_closed';
    return <Closed text={gone ? t('lobby.closed') : failureText(say, refusal)} />;
  }
  return stage === 'entering' ? <Opening /> : <TableStage />;
}

/** A table has no frame of its own before it is known what it shows. */
const Opening = () => (
  <Layout>
    <TableLoading />
  </Layout>
);

const Closed = ({ text }: { text: string }) => (
  <Layout>
    <ClosedDoor text={text} />
  </Layout>
);
