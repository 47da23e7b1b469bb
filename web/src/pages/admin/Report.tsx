import { useCallback, useState } from 'react';
import { Link, useParams } from 'react-router';
import { Button } from '../../ui/Button';
import { Empty } from '../../ui/Empty';
import { Loading } from '../../ui/Loading';
import { useCareful } from '../../ui/useCareful';
import { useLoaded } from '../../ui/useLoaded';
import { admin } from '../../wire/admin';
import type { ReportChange, ReportShown } from '../../wire/generated/rest';
import { aboutOf, contextOf, talkOf } from './reportContext';
import { StateChip } from './StateChip';
import { SureDialog } from './SureDialog';
import { When } from './When';

/** A report with what the house knew when it was made, and the decision. */
export function Report() {
  const { id = '' } = useParams();
  const careful = useCareful();
  const [loaded] = useLoaded(useCallback(() => admin.report(id), [id]));
  const [changed, setChanged] = useState<ReportShown | null>(null);
  const [closing, setClosing] = useState<'resolved' | 'dismissed' | null>(null);
  if (loaded.state === 'loading') return <Loading rows={6} />;
  if (loaded.state === 'failed') return <Empty text={loaded.failure.message} />;
  const report = changed?.id === id ? changed : loaded.value;
  const context = contextOf(report);
  const talk = talkOf(context);
  const change = async (wish: ReportChange) => {
    const told = await careful(() => admin.changeReport(id, wish));
    if (told) setChanged(told);
    return told !== null;
  };
  const over = report.closed_at !== null;
  return (
    <section className="grid gap-5">
      <header>
        <h1 className="break-words">Report about {aboutOf(report)}</h1>
        <p className="mt-1 flex flex-wrap items-center gap-2 text-14 text-ink-2">
          <StateChip state={report.state} />
          <span>{report.category}</span>
          <When at={report.at} />
          <Link className="text-link" to={`/admin/people/${report.reporter}`}>
            who reported
          </Link>
        </p>
      </header>
      <div className="panel grid gap-3 p-4">
        <p className="whitespace-pre-line break-words" dir="auto">
          {report.text || 'Nothing was written.'}
        </p>
        {report.note && <p className="text-14 text-ink-2">Note: {report.note}</p>}
        <div className="flex flex-wrap gap-2">
          {over ? (
            <Button onClick={() => void change({ state: 'open' })}>Open again</Button>
          ) : (
            <>
              {report.state === 'open' ? (
                <Button kind="tinted" onClick={() => void change({ state: 'taken' })}>
                  Take it
                </Button>
              ) : (
                <Button onClick={() => void change({ state: 'open' })}>Give it back</Button>
              )}
              <Button kind="primary" onClick={() => setClosing('resolved')}>
                Resolve
              </Button>
              <Button onClick={() => setClosing('dismissed')}>Dismiss</Button>
            </>
          )}
        </div>
      </div>
      {context.player && (
        <p>
          <Link className="text-link" to={`/admin/people/${context.player.id}`}>
            {context.player.name}: sanctions and history
          </Link>
        </p>
      )}
      {talk.length > 0 && (
        <section className="panel p-4">
          <h2 className="mb-2">{context.message ? 'The talk' : 'Said lately'}</h2>
          <ol className="grid gap-1 text-14">
            {talk.map((line) => (
              <li
                key={`${line.at} ${line.from.id}`}
                className={`rounded-[8px] px-2 py-1 ${line.meant ? 'bg-danger-soft' : ''}`}
              >
                <b>{line.from.name}</b>{' '}
                <span className="break-words" dir="auto">
                  {line.text}
                </span>
                <span className="ms-2 text-12 text-ink-3">
                  <When at={line.at} />
                </span>
              </li>
            ))}
          </ol>
        </section>
      )}
      {context.players && (
        <section className="panel p-4">
          <h2 className="mb-2">The match</h2>
          <p className="mb-2 text-14">
            {context.game}, {context.state}.{' '}
            <Link className="text-link" to={`/matches/${report.match}`}>
              Look at it
            </Link>
          </p>
          <ul className="grid gap-1 text-14">
            {context.players.map(({ seat, id: who, name, kind }) => (
              <li key={seat}>
                {kind === 'person' && who ? (
                  <Link className="text-link" to={`/admin/people/${who}`}>
                    {name}
                  </Link>
                ) : (
                  `${name} (${kind})`
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {closing && (
        <SureDialog
          title={closing === 'resolved' ? 'Resolve' : 'Dismiss'}
          text={
            closing === 'resolved'
              ? 'Something was done about it.'
              : 'There was nothing to do about it.'
          }
          note={{ label: 'Note for colleagues', required: false }}
          onSend={(note) => change({ state: closing, note: note || null })}
          onClose={() => setClosing(null)}
        />
      )}
    </section>
  );
}
