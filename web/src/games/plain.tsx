import { cardName } from '../cards/names';
import { useWords } from '../i18n';
import type { BoardProps } from './board';
import { actionText, tellTale } from './plainText';

const MANY = 40;

/** Any game as text: what everybody may see, and what you can do as buttons. */
export default function PlainBoard(props: BoardProps) {
  const { view, legal, act, pending, seats, seat, leave, latest } = props;
  const { t, say, signed } = useWords();
  const names = seats.map(({ name }) => name);
  const turn = latest.actors.map((actor) => names[actor] ?? '').join(', ');
  const shown = legal.slice(0, MANY);
  return (
    <main className="mx-auto grid w-full max-w-[1000px] gap-4 p-4">
      <header className="panel flex flex-wrap items-center gap-3 p-4">
        <h1 className="text-24 grow">{props.card.name}</h1>
        <span className="chip">{t('board.deal', { deal: view.deal + 1 })}</span>
        <button type="button" className="btn" data-kind="danger" data-size="small" onClick={leave}>
          {t('lobby.leave')}
        </button>
      </header>
      <section className="panel p-4" aria-label={t('board.plain')}>
        <ul className="grid gap-2 sm:grid-cols-2">
          {seats.map(({ seat: number, name, away }) => (
            <li key={number} className="flex items-center gap-2">
              <b>{name}</b>
              {latest.actors.includes(number) && (
                <span className="chip" data-tone="lantern">
                  {t('table.toPlay')}
                </span>
              )}
              {away && <span className="chip">{t('lobby.away')}</span>}
              <span className="ms-auto font-slab font-bold tabular">
                {signed(view.scores[number] ?? 0)}
              </span>
              <span className="text-ink-3">{view.counts[number]}</span>
            </li>
          ))}
        </ul>
        <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-14">
          {tellTale(view).map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-ink-3">{label}</dt>
              <dd className="font-code break-all">{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="panel p-4" aria-label={t('board.hand')}>
        <h2 className="text-20">{t('board.hand')}</h2>
        <p className="mt-2 font-slab text-17 font-bold">{view.hand.join('  ')}</p>
        <p className="sr-only">{view.hand.map((code) => cardName(say, code)).join(', ')}</p>
      </section>
      <section className="panel p-4" aria-label={t('board.actions')}>
        <h2 className="text-20" aria-live="polite">
          {latest.actors.includes(seat ?? -1)
            ? t('board.turnYou')
            : t('board.turnOther', { name: turn })}
        </h2>
        <div className="mt-3 flex flex-wrap gap-2">
          {shown.map((action) => (
            <button
              key={JSON.stringify(action)}
              type="button"
              className="btn"
              data-kind="tinted"
              disabled={pending !== null}
              onClick={() => act(action)}
            >
              {actionText(action)}
            </button>
          ))}
        </div>
        {legal.length > MANY && (
          <p className="mt-2 text-ink-3">{t('board.more', { count: legal.length - MANY })}</p>
        )}
      </section>
    </main>
  );
}
