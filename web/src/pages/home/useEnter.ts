import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useWords } from '../../i18n';
import { failureText, notify } from '../../ui/toasts';
import type { CreateTable, GameName } from '../../wire/generated/messages';
import { RestFailure } from '../../wire/rest';
import { session } from '../../wire/session';
import { ask } from '../../wire/socket';

const PRACTICE_BOT = 'house:medium';
/** The shortest whole match of each game: who tries his bot wants to see its end soon. */
const SHORTEST: Record<GameName, Record<string, unknown>> = {
  omi: { target: 5 },
  tienlen: { games: 1 },
  jolly: { target: 500 },
  baloot: { target: 50 },
  santase: { target: 7 },
};

/** The ways to a table; each makes a guest of a visitor first. */
export function useEnter() {
  const { say } = useWords();
  const navigate = useNavigate();
  return useMemo(() => {
    const careful = async (way: () => Promise<string | null>) => {
      try {
        await session.anybody();
        const code = await way();
        if (code) await navigate(`/t/${code}`);
      } catch (error) {
        if (!(error instanceof RestFailure)) throw error;
        notify(failureText(say, error), 'error');
      }
    };

    const create = async (wish: CreateTable) => {
      const answer = await ask('create_table', wish);
      if (answer.ok) return answer.table;
      notify(failureText(say, answer.error), 'error');
      return null;
    };

    /** You and programs, without a clock, at once: first this one, then house bots. */
    const among = async (game: GameName, options: Record<string, unknown>, first: string) => {
      const table = await create({
        game,
        mode: 'practice',
        visibility: 'private',
        turn_seconds: null,
        options,
      });
      if (!table) return null;
      let bot = first;
      for (const { seat, player } of table.seats) {
        if (player) continue;
        const seated = await ask('add_bot', { table: table.id, seat, bot });
        if (!seated.ok) {
          notify(failureText(say, seated.error), 'error');
          await ask('leave_table', { table: table.id });
          return null;
        }
        bot = PRACTICE_BOT;
      }
      await ask('player_ready', { table: table.id });
      return table.code;
    };

    return {
      /** Joins a table that waits, or one that house bots will fill. */
      play: (game: GameName) =>
        careful(async () => {
          const answer = await ask('play_now', { game });
          if (answer.ok) return answer.table.code;
          notify(failureText(say, answer.error), 'error');
          return null;
        }),

      practice: (game: GameName) => careful(() => among(game, {}, PRACTICE_BOT)),

      /** A short match against somebody's program. */
      against: (game: GameName, bot: string) => careful(() => among(game, SHORTEST[game], bot)),

      create: (wish: CreateTable) => careful(async () => (await create(wish))?.code ?? null),
    };
  }, [say, navigate]);
}
