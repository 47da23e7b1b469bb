import type { UserShown } from '../../wire/generated/rest';

/** How somebody stands with the house, in chips. */
export function Standing({ user }: { user: UserShown }) {
  const { online, deleted_at, sanctions, marks, leaves } = user;
  const plain = !online && deleted_at === null && sanctions.length + marks + leaves === 0;
  if (plain) return '–';
  return (
    <span className="flex flex-wrap gap-1.5">
      {online && (
        <span className="chip" data-tone="ok">
          here
        </span>
      )}
      {deleted_at !== null && <span className="chip">deleted</span>}
      {sanctions.map(({ id, kind }) => (
        <span key={id} className="chip" data-tone="danger">
          {kind.replace('_', ' ')}
        </span>
      ))}
      {marks > 0 && (
        <span className="chip" data-tone="lantern">
          {marks} {marks === 1 ? 'mark' : 'marks'}
        </span>
      )}
      {leaves > 0 && (
        <span className="chip">
          {leaves} {leaves === 1 ? 'leave' : 'leaves'}
        </span>
      )}
    </span>
  );
}
