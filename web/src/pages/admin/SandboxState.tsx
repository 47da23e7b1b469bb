import { useCallback } from 'react';
import { useLoaded } from '../../ui/useLoaded';
import { admin } from '../../wire/admin';
import type { ProbeShown } from '../../wire/generated/rest';
import { type Column, Rows } from './Rows';

const COLUMNS: readonly Column<ProbeShown>[] = [
  { name: 'Tried', cell: ({ name }) => name },
  {
    name: 'Wall',
    cell: ({ held }) => (
      <span className="chip" data-tone={held ? 'ok' : 'danger'}>
        {held ? 'held' : 'did not hold'}
      </span>
    ),
  },
  { name: 'Seen', cell: ({ detail }) => detail },
];

/** What the self-test of the sandbox found when this server started. */
export function SandboxState() {
  const [loaded] = useLoaded(useCallback(() => admin.sandbox(), []));
  const report = loaded.state === 'here' ? loaded.value : null;
  return (
    <section className="panel p-4">
      <h2 className="mb-2">Sandbox</h2>
      {report && (
        <p className="mb-3 text-14 text-ink-2">
          {report.safe ? 'The walls hold' : `The walls do not hold: ${report.reason ?? ''}`}
          {report.walls.length > 0 && ` (${report.walls.join(', ')})`}
          {report.warnings.length > 0 && `. ${report.warnings.join('; ')}`}
        </p>
      )}
      <Rows
        label="What was tried"
        list={{ items: report?.probes ?? null, more: null }}
        columns={COLUMNS}
        keyOf={({ name }) => name}
        empty="Nothing was tried here."
      />
    </section>
  );
}
