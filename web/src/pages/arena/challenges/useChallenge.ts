import { useCallback, useEffect, useState } from 'react';
import type { Loaded } from '../../../ui/useLoaded';
import { arena } from '../../../wire/arena';
import type { ChallengeView } from '../../../wire/generated/rest';
import type { RestFailure } from '../../../wire/rest';

/** Between two looks at a challenge that is being played. */
const AGAIN = 2000;

/** A challenge, followed until it is over. */
export function useChallenge(id: string): [Loaded<ChallengeView>, () => void] {
  const [loaded, setLoaded] = useState<Loaded<ChallengeView>>({ state: 'loading' });
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn loads anew
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wanted = true;
    const look = () => {
      arena.challengeView(id).then(
        (value) => {
          if (!wanted) return;
          setLoaded({ state: 'here', value });
          if (value.state === 'running') timer = setTimeout(look, AGAIN);
        },
        (failure: RestFailure) => wanted && setLoaded({ state: 'failed', failure }),
      );
    };
    look();
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [id, turn]);
  return [loaded, useCallback(() => setTurn((before) => before + 1), [])];
}
