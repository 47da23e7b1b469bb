import { FileCode2, RotateCcw } from 'lucide-react';
import { useId, useState } from 'react';
import { useWords } from '../../../i18n';
import { Button } from '../../../ui/Button';
import { ButtonLink } from '../../../ui/ButtonLink';
import { bots } from '../../../wire/bots';
import type { BotCard, Draft, LogDecision, TriedState } from '../../../wire/generated/rest';
import { RestFailure } from '../../../wire/rest';
import { keptDraft } from '../../bots/drafts';
import { TrialFailure } from '../../bots/studio/TrialFailure';
import { useMilliseconds } from '../../bots/studio/useMilliseconds';

type Props = { bot: BotCard; match: string; decision: LogDecision };
type With = 'same' | 'newest' | 'draft';

/** The same question to the same version, to the newest one, or to what is in the editor. */
export function RunAgain({ bot, match, decision }: Props) {
  const { t } = useWords();
  const ms = useMilliseconds();
  const id = useId();
  const draft = keptDraft(bot.id);
  const [whom, setWhom] = useState<With>('same');
  const [busy, setBusy] = useState(false);
  const [tried, setTried] = useState<TriedState | null>(null);
  const [failure, setFailure] = useState<RestFailure | null>(null);
  const { seat, seq, version } = decision;
  const run = async () => {
    setBusy(true);
    setFailure(null);
    const wishes: Record<With, Draft> = {
      same: { version },
      newest: { version: bot.versions },
      draft: { source: draft?.source ?? null },
    };
    try {
      setTried(await bots.runAgain(bot.id, { match, seat, seq }, wishes[whom]));
    } catch (error) {
      if (!(error instanceof RestFailure)) throw error;
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className="eye-again" aria-label={t('eye.again')}>
      <h3 className="eye-label">{t('eye.again')}</h3>
      <label htmlFor={id} className="sr-only">
        {t('eye.with')}
      </label>
      <select
        id={id}
        className="field-box"
        value={whom}
        onChange={(event) => setWhom(event.target.value as With)}
      >
        <option value="same">{t('eye.withSame', { version })}</option>
        {bot.versions !== version && (
          <option value="newest">{t('eye.withNewest', { version: bot.versions })}</option>
        )}
        {draft && <option value="draft">{t('eye.withDraft')}</option>}
      </select>
      <div role="status">
        {failure && <TrialFailure failure={failure} />}
        {tried && !failure && (
          <div className="mt-2 grid gap-1.5">
            <p className="eye-answer" data-strike={tried.strike === null ? undefined : ''}>
              <code dir="ltr">{tried.strike ?? tried.answer}</code>
              <span>{ms(tried.milliseconds)}</span>
            </p>
            <p className="text-13 text-ink-2">
              {t(tried.answer === decision.answer ? 'eye.sameAnswer' : 'eye.otherAnswer')}
            </p>
            {tried.printed && (
              <pre className="eye-code" data-log="" dir="ltr">
                {tried.printed.trimEnd()}
              </pre>
            )}
          </div>
        )}
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          kind="primary"
          className="grow"
          icon={<RotateCcw size={16} />}
          disabled={busy}
          onClick={() => void run()}
        >
          {t('eye.runAgain')}
        </Button>
        <ButtonLink to={`/bots/${bot.id}`} icon={<FileCode2 size={16} />}>
          {t('eye.editor')}
        </ButtonLink>
      </div>
    </section>
  );
}
