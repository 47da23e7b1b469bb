import { useCallback, useState } from 'react';
import { Link, useParams } from 'react-router';
import { useWords } from '../../i18n';
import { Button } from '../../ui/Button';
import { Loading } from '../../ui/Loading';
import { useCareful } from '../../ui/useCareful';
import { useLoaded } from '../../ui/useLoaded';
import { admin } from '../../wire/admin';
import type { ReportChange, ReportShown } from '../../wire/generated/rest';
import { Coded } from './coded';
import { Listed } from './Listed';
import { Missing } from './Missing';
import { aboutOf, contextOf, talkOf } from './reportContext';
import { StateChip } from './StateChip';
import { SureDialog } from './SureDialog';
import { seatedName } from './seatedName';
import { When } from './When';

/** A report with what the house knew when it was made, and the decision. */
export function Report() {
  const words = useWords();
  const { t } = words;
  const { id = '' } = useParams();
  const careful = useCareful();
  const [loaded] = useLoaded(useCallback(() => admin.report(id), [id]));
  const [changed, setChanged] = useState<ReportShown | null>(null);
  const [closing, setClosing] = useState<'resolved' | 'dismissed' | null>(null);
  if (loaded.state === 'loading') return <Loading rows={6} />;
  if (loaded.state === 'failed') return <Missing failure={loaded.failure} />;
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
        <h1 className="break-words">{t('admin.reportAbout', { about: aboutOf(words, report) })}</h1>
        <p className="mt-1 flex flex-wrap items-center gap-2 text-14 text-ink-2">
          <StateChip state={report.state} />
          <Coded of="report" code={report.category} />
          <When at={report.at} />
          <Link className="text-link" to={`/admin/people/${report.reporter}`}>
            {t('admin.whoReported')}
          </Link>
        </p>
      </header>
      <div className="panel grid gap-3 p-4">
        <p className="whitespace-pre-line break-words" dir="auto">
          {report.text || t('admin.nothingWritten')}
        </p>
        {report.note && (
          <p className="text-14 text-ink-2">{t('admin.note', { note: report.note })}</p>
        )}
        <div className="flex flex-wrap gap-2">
          {over ? (
            <Button onClick={() => void change({ state: 'open' })}>{t('admin.openAgain')}</Button>
          ) : (
            <>
              {report.state === 'open' ? (
                <Button kind="tinted" onClick={() => void change({ state: 'taken' })}>
                  {t('admin.take')}
                </Button>
              ) : (
                <Button onClick={() => void change({ state: 'open' })}>
                  {t('admin.giveBack')}
                </Button>
              )}
              <Button kind="primary" onClick={() => setClosing('resolved')}>
                {t('admin.resolve')}
              </Button>
              <Button onClick={() => setClosing('dismissed')}>{t('admin.dismiss')}</Button>
            </>
          )}
        </div>
      </div>
      {context.player && (
        <p>
          <Link className="text-link" to={`/admin/people/${context.player.id}`}>
            {t('admin.history', { name: context.player.name })}
          </Link>
        </p>
      )}
      {talk.length > 0 && (
        <section className="panel p-4">
          <h2 className="mb-2">{t(context.message ? 'admin.talk' : 'admin.saidLately')}</h2>
          <ol className="grid gap-1 text-14">
            {talk.map((line) => (
              <li
                key={`${line.at} ${line.from.id}`}
                className={`rounded-[8px] px-2 py-1 ${line.meant ? 'bg-danger-soft' : ''}`}
              >
                <b dir="auto">{line.from.name}</b>{' '}
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
          <h2 className="mb-2">{t('admin.theMatch')}</h2>
          <p className="mb-2 text-14">
            <Listed
              items={[
                <Coded key="game" of="game" code={context.game ?? '–'} />,
                <Coded key="state" of="admin.match" code={context.state ?? '–'} />,
              ]}
            />{' '}
            <Link className="text-link" to={`/matches/${report.match}`}>
              {t('admin.lookAtIt')}
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
                  <bdi>{seatedName(words, { name, kind })}</bdi>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {closing && (
        <SureDialog
          title={t(closing === 'resolved' ? 'admin.resolve' : 'admin.dismiss')}
          text={t(closing === 'resolved' ? 'admin.resolveText' : 'admin.dismissText')}
          note={{ label: t('admin.noteForColleagues'), required: false }}
          onSend={(note) => change({ state: closing, note: note || null })}
          onClose={() => setClosing(null)}
        />
      )}
    </section>
  );
}
