import { useCallback } from 'react';
import { useWords } from '../../i18n';
import { Button } from '../../ui/Button';
import { useCareful } from '../../ui/useCareful';
import { useLoaded } from '../../ui/useLoaded';
import { admin } from '../../wire/admin';
import type { JobShown } from '../../wire/generated/rest';
import { wordOf } from './coded';
import { Listed } from './Listed';
import { type Column, Rows } from './Rows';
import { When } from './When';

/** What the server does by itself. */
export function Jobs() {
  const words = useWords();
  const { t } = words;
  const careful = useCareful();
  const [loaded, reload] = useLoaded(useCallback(() => admin.jobs(), []));
  const run = async (name: string) => {
    await careful(() => admin.runJob(name));
    reload();
  };
  const columns: readonly Column<JobShown>[] = [
    {
      name: 'admin.job',
      // A job that the catalogue does not know yet tells in the server's words what it does.
      cell: ({ name, summary }) => {
        const known = wordOf(words, 'admin.job', name);
        return <bdi>{known === name ? summary : known}</bdi>;
      },
    },
    { name: 'admin.last', cell: ({ last_at }) => <When at={last_at} /> },
    {
      name: 'admin.went',
      cell: ({ last_error, last_done, runs, failures }) =>
        last_error ? (
          <bdi className="text-danger">{last_error}</bdi>
        ) : (
          <Listed
            items={[
              ...(runs > 0
                ? [last_done ? t('admin.jobDone', { count: last_done }) : t('admin.jobIdle')]
                : []),
              t('admin.jobRuns', { count: runs }),
              t('admin.jobFailed', { count: failures }),
            ]}
          />
        ),
    },
    {
      name: null,
      cell: ({ name, running }) => (
        <Button size="small" disabled={running} onClick={() => void run(name)}>
          {t('admin.runNow')}
        </Button>
      ),
    },
  ];
  const items = loaded.state === 'here' ? loaded.value : null;
  return (
    <section className="panel p-4">
      <h2 className="mb-2">{t('admin.jobs')}</h2>
      <Rows
        label={t('admin.jobs')}
        list={{ items, more: null }}
        columns={columns}
        keyOf={({ name }) => name}
        empty={t('admin.noJobs')}
      />
    </section>
  );
}
