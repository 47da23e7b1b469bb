import { useWords } from '../../i18n';
import type { UserShown } from '../../wire/generated/rest';
import { Coded } from './coded';

/** How somebody stands with the house, in chips. */
export function Standing({ user }: { user: UserShown }) {
  const { t } = useWords();
  const { online, deleted_at, sanctions, marks, leaves } = user;
  const plain = !online && deleted_at === null && sanctions.length + marks + leaves === 0;
  if (plain) return '–';
  return (
    <span className="flex flex-wrap gap-1.5">
      {online && (
        <span className="chip" data-tone="ok">
          {t('admin.here')}
        </span>
      )}
      {deleted_at !== null && <span className="chip">{t('admin.deleted')}</span>}
      {sanctions.map(({ id, kind }) => (
        <span key={id} className="chip" data-tone="danger">
          <Coded of="admin.sanction" code={kind} />
        </span>
      ))}
      {marks > 0 && (
        <span className="chip" data-tone="lantern">
          {t('admin.markCount', { count: marks })}
        </span>
      )}
      {leaves > 0 && <span className="chip">{t('admin.leaveCount', { count: leaves })}</span>}
    </span>
  );
}
