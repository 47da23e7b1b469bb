import { useCallback, useState } from 'react';
import { Link, useParams } from 'react-router';
import { useWords } from '../../i18n';
import { Loading } from '../../ui/Loading';
import { PlayerFace } from '../../ui/PlayerFace';
import { useLoaded } from '../../ui/useLoaded';
import { admin } from '../../wire/admin';
import type { UserFile } from '../../wire/generated/rest';
import { wordOf } from './coded';
import { Missing } from './Missing';
import { PersonActions } from './PersonActions';
import { PersonFile } from './PersonFile';
import { Standing } from './Standing';

/** One person: what the house knows, and what can be done. */
export function Person() {
  const words = useWords();
  const { t, number, date } = words;
  const { id = '' } = useParams();
  const [loaded, reload] = useLoaded(useCallback(() => admin.user(id), [id]));
  const [changed, setChanged] = useState<UserFile | null>(null);
  if (loaded.state === 'loading') return <Loading rows={6} />;
  if (loaded.state === 'failed') return <Missing failure={loaded.failure} />;
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
            {t('admin.roleSince', {
              role: wordOf(words, 'admin.role', user.role),
              date: date(user.since),
            })}
            {user.email && t('list.comma')}
            <bdi>{user.email}</bdi>
          </p>
          <code dir="ltr" className="break-all text-12 text-ink-3">
            {user.id}
          </code>
        </div>
        <Standing user={user} />
      </header>
      {user.deleted_at === null && (
        <PersonActions user={user} onChange={setChanged} onGone={again} />
      )}
      <dl className="admin-figures">
        <div>
          <dt>{t('admin.matches')}</dt>
          <dd>{number(dossier.matches)}</dd>
        </div>
        <div>
          <dt>{t('admin.reportsAbout')}</dt>
          <dd>
            <Link to={`/admin/reports?subject=${user.id}`}>{number(dossier.reports_about)}</Link>
          </dd>
        </div>
        <div>
          <dt>{t('admin.reportsBy')}</dt>
          <dd>
            <Link to={`/admin/reports?reporter=${user.id}`}>{number(dossier.reports_by)}</Link>
          </dd>
        </div>
        <div>
          <dt>{t('admin.blockedBy')}</dt>
          <dd>{number(dossier.blocked_by)}</dd>
        </div>
      </dl>
      <PersonFile dossier={dossier} />
    </section>
  );
}
