import { ArrowRight } from 'lucide-react';
import { useCallback } from 'react';
import { Link } from 'react-router';
import { useWords } from '../../i18n';
import { Empty } from '../../ui/Empty';
import { Loading } from '../../ui/Loading';
import { MatchRow } from '../../ui/MatchRow';
import { useLoaded } from '../../ui/useLoaded';
import { rest } from '../../wire/rest';

export function JustFinished() {
  const { t } = useWords();
  const [loaded] = useLoaded(useCallback(() => rest.matches({ limit: 5 }), []));
  return (
    <section className="panel flex min-w-0 flex-col p-5">
      <h2 className="mb-3 min-h-[32px] text-[22px] leading-[32px]">{t('home.finished')}</h2>
      {loaded.state === 'loading' && <Loading />}
      {loaded.state === 'here' && loaded.value.items.length === 0 && (
        <Empty text={t('home.noMatches')} />
      )}
      {loaded.state === 'here' && (
        <ul>
          {loaded.value.items.map((match) => (
            <MatchRow key={match.id} match={match} />
          ))}
        </ul>
      )}
      <div className="row-line mt-auto pt-2">
        <Link to="/matches" className="text-link min-h-[44px]">
          {t('home.allMatches')}
          <ArrowRight size={15} className="flip-rtl" />
        </Link>
      </div>
    </section>
  );
}
