import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { useWords } from '../../i18n';
import { HIDDEN_OPTIONS, useOption } from '../../ui/useOption';
import { useGame } from '../../wire/catalogue';
import type { TableCard } from '../../wire/generated/messages';

/** The options of this table, in words. */
export function RuleList({ card }: { card: TableCard }) {
  const { t } = useWords();
  const option = useOption(card.game);
  const game = useGame(card.game);
  const described = (game?.options.properties ?? {}) as Record<string, { description?: string }>;
  const rows = Object.entries(card.options).filter(([name]) => !HIDDEN_OPTIONS.has(name));
  const delay = card.spectator_delay;
  return (
    <section className="panel p-5">
      <div className="mb-3 flex items-center gap-3">
        <h2 className="grow text-[22px]">{t('lobby.rules')}</h2>
        <Link to={`/rules/${card.game}`} className="text-link">
          {t('lobby.fullRules')}
          <ArrowRight size={14} className="flip-rtl" />
        </Link>
      </div>
      <dl className="grid grid-cols-[1fr_auto] text-14">
        {rows.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="row-line py-1.5 pe-3 text-ink-3">
              {option.name(name, described[name]?.description)}
            </dt>
            <dd className="row-line py-1.5 text-end font-semibold">{option.value(name, value)}</dd>
          </div>
        ))}
        <dt className="row-line py-1.5 pe-3 text-ink-3">{t('lobby.spectators')}</dt>
        <dd className="row-line py-1.5 text-end font-semibold">
          {delay === 0 ? t('lobby.noDelay') : t('lobby.delay', { count: delay })}
        </dd>
      </dl>
    </section>
  );
}
