import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useWords } from '../../i18n';
import { Button } from '../../ui/Button';
import { Empty } from '../../ui/Empty';
import { Loading } from '../../ui/Loading';
import { MATCH_COLUMNS, MatchRow } from '../../ui/MatchRow';
import { failureText } from '../../ui/toasts';
import { useCareful } from '../../ui/useCareful';
import type { MatchCard } from '../../wire/generated/messages';
import { type RestFailure, rest } from '../../wire/rest';

type Props = {
  game?: string;
  player?: string;
  /** The way to a first match, where there is none yet. */
  children?: ReactNode;
};

/** Finished matches, a page at a time. */
export function MatchList({ game, player, children }: Props) {
  const { t, say } = useWords();
  const careful = useCareful();
  const [turn, setTurn] = useState(0);
  const [failure, setFailure] = useState<RestFailure | null>(null);
  const [matches, setMatches] = useState<MatchCard[] | null>(null);
  const [next, setNext] = useState<string | null>(null);
  const load = useCallback(
    (cursor?: string) => rest.matches({ limit: 20, game, player, cursor }),
    [game, player],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn loads anew
  useEffect(() => {
    let wanted = true;
    setMatches(null);
    setFailure(null);
    load().then(
      (page) => {
        if (!wanted) return;
        setMatches(page.items);
        setNext(page.next);
      },
      (error: RestFailure) => wanted && setFailure(error),
    );
    return () => {
      wanted = false;
    };
  }, [load, turn]);
  const more = async () => {
    const page = await careful(() => load(next ?? undefined));
    if (!page) return;
    setMatches((before) => [...(before ?? []), ...page.items]);
    setNext(page.next);
  };
  if (failure) {
    return (
      <Empty text={failureText(say, failure)}>
        <Button kind="tinted" onClick={() => setTurn(turn + 1)}>
          {t('retry')}
        </Button>
      </Empty>
    );
  }
  if (!matches) return <Loading />;
  if (matches.length === 0) return <Empty text={t('player.noHistory')}>{children}</Empty>;
  return (
    <>
      <ul className={`${MATCH_COLUMNS} [&>:first-child]:border-0`}>
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
