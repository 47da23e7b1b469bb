import { ArrowLeft } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { Link, useParams } from 'react-router';
import { ClosedDoor } from '../../frame/ClosedDoor';
import { useWords } from '../../i18n';
import { Loading } from '../../ui/Loading';
import { failureText } from '../../ui/toasts';
import { useLoaded } from '../../ui/useLoaded';
import { GAMES } from '../../wire/catalogue';
import { rest } from '../../wire/rest';
import { forPlayers } from './forPlayers';
import { Markdown } from './Markdown';

/** The rule book that the server keeps, as players read it. */
export function RuleBook() {
  const { game = '' } = useParams();
  const { t, say, language } = useWords();
  const [loaded] = useLoaded(useCallback(() => rest.rules(game), [game]));
  const name = GAMES.find((one) => one === game);
  const blocks = useMemo(
    () => (loaded.state === 'here' && name ? forPlayers(name, loaded.value) : []),
    [loaded, name],
  );
  if (loaded.state === 'failed') {
    const { failure } = loaded;
    return (
      <ClosedDoor
        text={failure.code === 'not_found' ? t('error.notFound') : failureText(say, failure)}
      />
    );
  }
  return (
    <main className="wrap max-w-[860px] py-8">
      <Link to={`/rules/${game}`} className="text-link mb-3 min-h-[44px]">
        <ArrowLeft size={17} className="flip-rtl" /> {t('howto.backToGuide')}
      </Link>
      {language !== 'en' && <p className="mb-3 text-13 text-ink-3">{t('howto.bookEnglish')}</p>}
      {loaded.state === 'loading' ? (
        <Loading rows={8} />
      ) : (
        <article className="panel rule-book p-6" lang="en" dir="ltr">
          <Markdown blocks={blocks} />
        </article>
      )}
    </main>
  );
}
