import { ArrowRight } from 'lucide-react';
import { type MessageKey, useWords } from '../../i18n';

const PARTS: readonly (readonly [MessageKey, MessageKey])[] = [
  ['about.games', 'about.gamesText'],
  ['about.fair', 'about.fairText'],
  ['about.programs', 'about.programsText'],
  ['about.licence', 'about.licenceText'],
];

export function AboutPage() {
  const { t } = useWords();
  return (
    <main className="wrap max-w-[760px] py-8">
      <h1 className="text-40">{t('about.title')}</h1>
      <p className="mt-2 mb-6 text-17 text-ink-2">{t('about.lead')}</p>
      <div className="grid gap-4">
        {PARTS.map(([title, text]) => (
          <section key={title} id={title.split('.')[1]} className="panel p-5">
            <h2 className="mb-2 text-[22px]">{t(title)}</h2>
            <p className="text-ink-2">{t(text)}</p>
            {title === 'about.programs' && (
              <a href="/api/docs" className="text-link mt-1 -mb-3 min-h-[44px]">
                {t('about.api')}
                <ArrowRight size={15} className="flip-rtl" />
              </a>
            )}
          </section>
        ))}
      </div>
    </main>
  );
}
