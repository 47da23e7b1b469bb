import { Check, ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useId, useMemo, useRef } from 'react';
import { useClock } from './clock';
import { useText } from './text';
import './dealSheet.css';

type Props = {
  /** "Us 5, them 3: one token for us". */
  title: ReactNode;
  /** A short mark over the title: "Deal 4", "Kapothi". */
  mark?: ReactNode;
  /** How the viewer's side did; colours the edge. */
  tone?: 'won' | 'lost' | 'even' | undefined;
  /** When the next deal begins, by this machine's clock; null if it waits for nobody. */
  until: number | null;
  /** Goes on to the next deal; without it (those who watch) there is only the countdown. */
  onReady?: (() => void) | undefined;
  /** Says that somebody is ready and waits for the others. */
  waiting?: boolean;
  /** The breakdown; a `<table className="deal-table">` looks right in it, `data-own` marks the own row. */
  children?: ReactNode;
};

function Countdown({ until }: { until: number }) {
  const t = useText();
  const clock = useMemo(
    () => ({ deadline: until, total: Math.max(1, until - Date.now()) }),
    [until],
  );
  const { seconds } = useClock(clock);
  return <span className="deal-sheet-time">{t('table.nextDealIn', { count: seconds })}</span>;
}

/** What a deal brought, over the felt between two deals. It is no modal: the table stays in reach. */
export function DealSheet(props: Props) {
  const { title, mark, tone = 'even', until, onReady, waiting = false, children } = props;
  const t = useText();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <div className="deal-sheet-ground">
      <section className="deal-sheet" role="dialog" aria-labelledby={id} data-tone={tone}>
        <header>
          {mark && <span className="deal-sheet-mark">{mark}</span>}
          <h2 id={id}>{title}</h2>
        </header>
        <div className="deal-sheet-body">{children}</div>
        <footer>
          {until !== null ? <Countdown until={until} /> : <span />}
          {onReady && (
            <button
              ref={button}
              type="button"
              className="btn"
              data-kind="primary"
              aria-disabled={waiting || undefined}
              onClick={() => {
                if (!waiting) onReady();
              }}
            >
              {waiting ? <Check size={18} /> : null}
              {t(waiting ? 'table.waiting' : 'table.nextDeal')}
              {waiting ? null : <ChevronRight size={18} className="rtl:-scale-x-100" />}
            </button>
          )}
        </footer>
      </section>
    </div>
  );
}
