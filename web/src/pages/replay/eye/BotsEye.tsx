import { ChevronLeft, ChevronRight, Lock } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useWords } from '../../../i18n';
import { Empty } from '../../../ui/Empty';
import { Loading } from '../../../ui/Loading';
import { PlayerFace } from '../../../ui/PlayerFace';
import { failureText } from '../../../ui/toasts';
import type { MatchCard } from '../../../wire/generated/messages';
import { useMilliseconds } from '../../bots/studio/useMilliseconds';
import type { Moment } from '../Replay';
import { Decision } from './Decision';
import { around, useDecisions } from './useDecisions';
import type { MyBotIn } from './useMyBotsIn';
import './eye.css';

type Props = Moment & { match: MatchCard; mine: readonly MyBotIn[] };

/** What one of my bots saw, answered and printed at this moment; nobody else sees it. */
export default function BotsEye({ match, mine, seq, jump }: Props) {
  const { t, say, number } = useWords();
  const ms = useMilliseconds();
  const [search] = useSearchParams();
  const [seat, setSeat] = useState(
    () => mine.find(({ bot }) => bot.id === search.get('eye'))?.seat ?? mine[0]?.seat ?? 0,
  );
  const [open, setOpen] = useState(() => matchMedia('(min-width: 1000px)').matches);
  const bot = (mine.find((one) => one.seat === seat) ?? mine[0])?.bot;
  const [loaded] = useDecisions(bot?.id ?? '', match.id);
  if (!bot) return null;
  const version = match.players.find((player) => player.seat === seat)?.version;
  const decisions = loaded.state === 'here' ? loaded.value : [];
  const { here, before, after, thought, strikes } = around(decisions, seat, seq);
  return (
    <aside className="eye" aria-label={t('eye.title', { name: bot.name })} data-open={open}>
      <header className="eye-head">
        <PlayerFace player={{ name: bot.name, kind: 'bot' }} size={46} />
        <div className="min-w-0 grow">
          <h2>{t('eye.title', { name: bot.name })}</h2>
          <p>
            {version !== undefined && `${t('bots.version', { version })} · `}
            {t('eye.only')}
          </p>
        </div>
        <Lock size={17} className="flex-none max-[999px]:hidden" aria-hidden="true" />
        <button
          type="button"
          className="btn min-[1000px]:hidden"
          data-kind="neutral"
          data-size="small"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {t(open ? 'eye.close' : 'eye.open')}
        </button>
      </header>
      {open && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
        <section className="eye-body" tabIndex={0} aria-label={t('eye.decision')}>
          {mine.length > 1 && (
            <select
              className="field-box mb-3"
              aria-label={t('eye.which')}
              value={seat}
              onChange={(event) => setSeat(Number(event.target.value))}
            >
              {mine.map((one) => (
                <option key={one.seat} value={one.seat}>
                  {one.bot.name}
                </option>
              ))}
            </select>
          )}
          <div className="eye-facts">
            <Fact value={here ? ms(here.milliseconds) : '–'} name={t('eye.thisAnswer')} />
            <Fact value={ms(thought)} name={t('eye.soFar')} />
            <Fact value={number(strikes)} name={t('bots.strikes')} />
          </div>
          <div className="eye-steps">
            <button
              type="button"
              className="btn"
              data-kind="neutral"
              data-size="small"
              disabled={!before}
              onClick={() => before && jump(before.seq + 1)}
            >
              <ChevronLeft size={16} className="flip-rtl" aria-hidden="true" />
              {t('eye.before')}
            </button>
            <button
              type="button"
              className="btn"
              data-kind="neutral"
              data-size="small"
              disabled={!after}
              onClick={() => after && jump(after.seq + 1)}
            >
              {t('eye.after')}
              <ChevronRight size={16} className="flip-rtl" aria-hidden="true" />
            </button>
          </div>
          {loaded.state === 'loading' && <Loading />}
          {loaded.state === 'failed' && <Empty text={failureText(say, loaded.failure)} />}
          {loaded.state === 'here' &&
            (here ? (
              <Decision key={`${seat} ${here.seq}`} bot={bot} match={match.id} decision={here} />
            ) : (
              <Empty text={t(decisions.length === 0 ? 'eye.noLog' : 'eye.notHere')} />
            ))}
        </section>
      )}
    </aside>
  );
}

function Fact({ value, name }: { value: string; name: string }) {
  return (
    <p>
      <b>{value}</b>
      <span>{name}</span>
    </p>
  );
}
