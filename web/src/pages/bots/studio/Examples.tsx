import { FileInput } from 'lucide-react';
import { useWords } from '../../../i18n';
import { Button } from '../../../ui/Button';
import { notify } from '../../../ui/toasts';
import { exampleName } from '../exampleName';
import { useStudio } from './context';

/** Bots to read, and to start from. */
export function Examples() {
  const { t, say } = useWords();
  const { examples, game, take } = useStudio();
  return (
    <ul className="studio-help">
      {examples
        .filter((one) => one.game === game)
        .map((one) => {
          const { label, hint } = exampleName(say, one);
          return (
            <li key={one.name} className="studio-card">
              <h3>{label}</h3>
              <p>{hint}</p>
              <details>
                <summary>{t('bots.read')}</summary>
                {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
                <pre dir="ltr" tabIndex={0}>
                  {one.source}
                </pre>
              </details>
              <Button
                size="small"
                kind="tinted"
                icon={<FileInput size={15} />}
                onClick={() => {
                  take(one.source, null);
                  notify(t('bots.taken'));
                }}
              >
                {t('bots.useExample')}
              </Button>
            </li>
          );
        })}
    </ul>
  );
}
