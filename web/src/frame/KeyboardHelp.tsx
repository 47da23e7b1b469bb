import { type MessageKey, useWords } from '../i18n';
import { useSettings } from '../settings/settings';
import { Dialog } from '../ui/Dialog';
import { hideKeys, useKeys } from './keys';

const KEYS: readonly (readonly [string | { key: MessageKey }, MessageKey])[] = [
  ['1–9', 'keys.pick'],
  [{ key: 'keys.arrows' }, 'keys.move'],
  [{ key: 'keys.space' }, 'keys.lift'],
  ['Enter', 'keys.play'],
  ['P', 'keys.pass'],
  ['H', 'keys.hint'],
  ['S', 'keys.sort'],
  ['L', 'keys.log'],
  ['C', 'keys.chat'],
  ['N', 'keys.new'],
  ['T', 'keys.theme'],
  ['F', 'keys.full'],
  ['/', 'find.title'],
  ['?', 'keys.help'],
  ['Esc', 'keys.clear'],
];

export function KeyboardHelp() {
  const { t } = useWords();
  const shown = useKeys((state) => state.shown);
  const letters = useSettings((settings) => settings.shortcuts);
  if (!shown) return null;
  return (
    <Dialog title={t('keys.title')} onClose={hideKeys}>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-2">
        {KEYS.map(([key, label]) => (
          <div key={label} className="contents">
            <dt>
              <kbd className="rounded-md border border-line-2 px-2 py-0.5 text-13">
                {typeof key === 'string' ? key : t(key.key)}
              </kbd>
            </dt>
            <dd>{t(label)}</dd>
          </div>
        ))}
      </dl>
      {!letters && <p className="mt-4 text-ink-3">{t('keys.off')}</p>}
    </Dialog>
  );
}
