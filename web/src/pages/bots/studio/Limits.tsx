import { useWords } from '../../../i18n';
import type { BotApi } from '../../../wire/generated/rest';

const KEYS = [
  ['Ctrl Enter', 'bots.test'],
  ['Ctrl ⇧ Enter', 'bots.practice'],
  ['Ctrl S', 'bots.keys.save'],
  ['Ctrl Space', 'bots.keys.complete'],
  ['F8', 'bots.keys.problem'],
  ['Ctrl /', 'bots.keys.comment'],
  ['Ctrl F', 'bots.keys.find'],
  ['Ctrl M', 'bots.keys.tab'],
] as const;

/** What a bot may use, what it may not, and the keys of the editor. */
export function Limits({ api }: { api: BotApi }) {
  const { t, number } = useWords();
  const { move_seconds = 5, strikes = 3, memory = 52_428_800 } = api.limits;
  return (
    <>
      <h3 className="studio-label">{t('bots.ref.limits')}</h3>
      <p className="text-13 text-ink-2">
        {t('bots.ref.limitsText', {
          seconds: number(move_seconds),
          megabytes: number(Math.round(memory / 1_048_576)),
          strikes: number(strikes),
        })}
      </p>
      <h3 className="studio-label">{t('bots.ref.imports')}</h3>
      <p className="text-13 text-ink-2" dir="ltr">
        <code>{api.imports.join(', ')}</code>
      </p>
      <h3 className="studio-label">{t('keys.title')}</h3>
      <dl className="studio-keys">
        {KEYS.map(([key, label]) => (
          <div key={key}>
            <dt dir="ltr">
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(label)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
