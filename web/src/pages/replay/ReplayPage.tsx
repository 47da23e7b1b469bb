import { useCallback } from 'react';
import { useParams } from 'react-router';
import { ClosedDoor } from '../../frame/ClosedDoor';
import { useWords } from '../../i18n';
import { ButtonLink } from '../../ui/ButtonLink';
import { failureText } from '../../ui/toasts';
import { useLoaded } from '../../ui/useLoaded';
import { rest } from '../../wire/rest';
import { TableLoading } from '../table/TableLoading';
import { Replay } from './Replay';

/** A finished match, played again on the board of its game. */
export function ReplayPage() {
  const { id = '' } = useParams();
  const { t, say } = useWords();
  const [loaded] = useLoaded(useCallback(() => rest.match(id), [id]));
  if (loaded.state === 'loading') return <TableLoading />;
  if (loaded.state === 'failed') {
    const { failure } = loaded;
    return (
      <ClosedDoor
        text={failure.code === 'not_found' ? t('error.notFound') : failureText(say, failure)}
      />
    );
  }
  const match = loaded.value;
  if (match.state === 'over') return <Replay key={match.id} match={match} />;
  return (
    <ClosedDoor text={t('replay.running')}>
      <ButtonLink to={`/t/${match.table}`} kind="primary">
        {t('home.watch')}
      </ButtonLink>
    </ClosedDoor>
  );
}
