import { useCallback } from 'react';
import { useWords } from '../../i18n';
import { useLoaded } from '../../ui/useLoaded';
import { admin } from '../../wire/admin';
import type { ProbeShown } from '../../wire/generated/rest';
import { Coded, type Speaker, wordOf } from './coded';
import { type Column, Rows } from './Rows';

/** The one that is to get through; all others are to be stopped. */
const ORDINARY = 'an ordinary bot plays';

function verdictOf({ name, held }: ProbeShown) {
  if (name === ORDINARY) return held ? 'admin.probeRan' : 'admin.probeFailed';
  return held ? 'admin.wallHeld' : 'admin.wallFailed';
}

/** "Landlock 7" keeps its number; "namespaces: network, files" are named one by one. */
function wallText(words: Speaker, wall: string): string {
  const [kind = '', ...parts] = wall.split(/: |, /);
  const [, name = kind, number = ''] = /^(.*?)( \d+)?$/.exec(kind) ?? [];
  const named = `${wordOf(words, 'admin.wallOf', name)}${number}`;
  if (parts.length === 0) return named;
  const inside = parts.map((part) => wordOf(words, 'admin.wallOf', part));
  return `${named}: ${inside.join(words.t('list.comma'))}`;
}

/** What the self-test of the sandbox found when this server started. */
export function SandboxState() {
  const words = useWords();
  const { t } = words;
  const columns: readonly Column<ProbeShown>[] = [
    { name: 'admin.tried', cell: ({ name }) => <Coded of="admin.probe" code={name} /> },
    {
      name: 'admin.wall',
      cell: (probe) => (
        <span className="chip" data-tone={probe.held ? 'ok' : 'danger'}>
          {t(verdictOf(probe))}
        </span>
      ),
    },
    { name: 'admin.seen', cell: ({ detail }) => <Coded of="admin.probed" code={detail} /> },
  ];
  const [loaded] = useLoaded(useCallback(() => admin.sandbox(), []));
  const report = loaded.state === 'here' ? loaded.value : null;
  return (
    <section className="panel p-4">
      <h2 className="mb-2">{t('admin.sandbox')}</h2>
      {report && (
        <p className="mb-3 text-14 text-ink-2">
          {report.safe
            ? t('admin.wallsHold')
            : t('admin.wallsFail', { reason: report.reason ?? '' })}{' '}
          {report.walls.length > 0 && (
            <span>({report.walls.map((wall) => wallText(words, wall)).join(t('list.comma'))})</span>
          )}
          {report.warnings.map((warning) => (
            <span key={warning} className="block">
              <Coded of="admin.wallWarning" code={warning} />
            </span>
          ))}
        </p>
      )}
      <Rows
        label={t('admin.whatWasTried')}
        list={{ items: report?.probes ?? null, more: null }}
        columns={columns}
        keyOf={({ name }) => name}
        empty={t('admin.noProbes')}
      />
    </section>
  );
}
