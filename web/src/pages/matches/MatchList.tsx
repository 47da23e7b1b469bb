import { useCallback, useEffect, useState } from 'react';
import { useWords } from '../../i18n';
import { Button } from '../../ui/Button';
import { Empty } from '../../ui/Empty';
import { Loading } from '../../ui/Loading';
import { MatchRow } from '../../ui/MatchRow';
import { failureText, notify } from '../../ui/toasts';
import type { MatchCard } from '../../wire/generated/messages';
import { type RestFailure, rest } from '../../wire/rest';

type Props = { game?: string; player?: string };

/** Finished matches, a page at a time. */
export function MatchList({ game, player }: Props) {
  const { t, say } = useWords();
  const [matches, setMatches] = useState<MatchCard[] | null>(null);
  const [next, setNext] = useState<string | null>(null);
  const load = useCallback(
    (cursor?: string) => rest.matches({ limit: 20, game, player, cursor }),
    [game, player],
  );
  useEffect(() => {
    let wanted = true;
    setMatches(null);
    load().then(
      (page) => {
        if (!wanted) return;
        setMatches(page.items);
        setNext(page.next);
      },
      (failure: RestFailure) => wanted && notify(failureText(say, failure), 'error'),
    );
    return () => {
      wanted = false;
    };
  }, [load, say]);
  const more = async () => {
    const page = await load(next ?? undefined);
    setMatches((before) => [...(before ?? []), ...page.items]);
    setNext(page.next);
  };
  if (!matches) return <Loading />;
  if (matches.length === 0) return <Empty text={t('player.noHistory')} />;
  return (
    <>
      <ul>
        {matches.map((match) => (
          <MatchRow key={match.id} match={match} wide player={player} />
        ))}
      </ul>
      {next && (
        <Button className="mt-3" onClick={() => void more()}>
          {t('player.more')}
        </Button>
      )}
    </>
  );
}
