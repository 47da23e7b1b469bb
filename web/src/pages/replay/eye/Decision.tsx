import { Check, CircleX } from 'lucide-react';
import { useCallback } from 'react';
import { useWords } from '../../../i18n';
import { Loading } from '../../../ui/Loading';
import { failureText } from '../../../ui/toasts';
import { useLoaded } from '../../../ui/useLoaded';
import { bots } from '../../../wire/bots';
import type { BotCard, LogDecision } from '../../../wire/generated/rest';
import { ActionChips } from './ActionChips';
import { Json } from './Json';
import { RunAgain } from './RunAgain';

type Props = { bot: BotCard; match: string; decision: LogDecision };

/** One decision: the answer, what else was legal, what the bot saw and printed. */
export function Decision({ bot, match, decision }: Props) {
  const { t, say } = useWords();
  const { seat, seq, answer, strike, action, printed } = decision;
  const [loaded] = useLoaded(
    useCallback(() => bots.decision(bot.id, { match, seat, seq }), [bot.id, match, seat, seq]),
  );
  const view = loaded.state === 'here' ? loaded.value.view : null;
  return (
    <>
      <h3 className="eye-label">{t('eye.answer')}</h3>
      <p className="eye-answer" data-strike={strike === null ? undefined : ''}>
        <code dir="ltr">{answer || '–'}</code>
        <span>
          {strike === null ? (
            <Check size={15} aria-hidden="true" />
          ) : (
            <CircleX size={15} aria-hidden="true" />
          )}
          {t(strike === null ? 'eye.legal' : 'bots.strike')}
        </span>
      </p>
      {strike !== null && (
        <p className="mt-2 text-14 text-danger">
          {strike}. {t('eye.default')}
        </p>
      )}
      {loaded.state === 'loading' && <Loading rows={2} />}
      {loaded.state === 'failed' && (
        <p role="alert" className="mt-2 text-danger">
          {failureText(say, loaded.failure)}
        </p>
      )}
      {view && (
        <>
          <h3 className="eye-label">{t('eye.choices')}</h3>
          <ActionChips actions={view.legal_actions} chosen={action} />
          <h3 className="eye-label">{t('eye.saw')}</h3>
          <Json view={view} />
        </>
      )}
      <h3 className="eye-label">{t('eye.log')}</h3>
      <pre className="eye-code" data-log="" dir="ltr">
        {printed.trimEnd() || t('eye.silent')}
      </pre>
      <RunAgain bot={bot} match={match} decision={decision} />
    </>
  );
}
