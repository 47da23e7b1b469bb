import { useCallback, useState } from 'react';
import { Link, useParams } from 'react-router';
import { Empty } from '../../ui/Empty';
import { Loading } from '../../ui/Loading';
import { PlayerFace } from '../../ui/PlayerFace';
import { useLoaded } from '../../ui/useLoaded';
import { admin } from '../../wire/admin';
import type { UserFile } from '../../wire/generated/rest';
import { PersonActions } from './PersonActions';
import { PersonFile } from './PersonFile';
import { Standing } from './Standing';
import { When } from './When';

/** One person: what the house knows, and what can be done. */
export function Person() {
  const { id = '' } = useParams();
  const [loaded, reload] = useLoaded(useCallback(() => admin.user(id), [id]));
  const [changed, setChanged] = useState<UserFile | null>(null);
  if (loaded.state === 'loading') return <Loading rows={6} />;
  if (loaded.state === 'failed') return <Empty text={loaded.failure.message} />;
  const file = changed?.user.id === id ? changed : loaded.value;
  const { user, dossier } = file;
  const again = () => {
    setChanged(null);
    reload();
  };
  return (
    <section className="grid gap-5">
      <header className="flex flex-wrap items-center gap-4">
        <PlayerFace player={{ name: user.name, kind: 'person' }} size={64} />
        <div className="min-w-0 grow">
          <h1 className="break-words">{user.name}</h1>
          <p className="text-14 text-ink-2">
            {user.role}, since <When at={user.since} />
            {user.email && <>, {user.email}</>}
          </p>
          <code className="break-all text-12 text-ink-3">{user.id}</code>
        </div>
        <Standing user={user} />
      </header>
      {user.deleted_at === null && (
        <PersonActions user={user} onChange={setChanged} onGone={again} />
      )}
      <dl className="admin-figures">
        <div>
          <dt>Matches</dt>
          <dd>{dossier.matches}</dd>
        </div>
        <div>
          <dt>Reports about</dt>
          <dd>
            <Link to={`/admin/reports?subject=${user.id}`}>{dossier.reports_about}</Link>
          </dd>
        </div>
        <div>
          <dt>Reports by</dt>
          <dd>
            <Link to={`/admin/reports?reporter=${user.id}`}>{dossier.reports_by}</Link>
          </dd>
        </div>
        <div>
          <dt>Blocked by</dt>
          <dd>{dossier.blocked_by}</dd>
        </div>
      </dl>
      <PersonFile dossier={dossier} />
    </section>
  );
}
