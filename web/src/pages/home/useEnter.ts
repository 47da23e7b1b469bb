import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useWords } from '../../i18n';
import { failureText, notify } from '../../ui/toasts';
import type { CreateTable, GameName } from '../../wire/generated/messages';
import { RestFailure } from '../../wire/rest';
import { session } from '../../wire/session';
import { ask } from '../../wire/socket';

const PRACTICE_BOT = 'house:medium';

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

    const create = async (wish: CreateTable): Promise<string | null> => {
      const answer = await ask('create_table', wish);
      if (!answer.ok) {
        notify(failureText(say, answer.error), 'error');
        return null;
      }
      return answer.table.code;
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

      /** You and house bots, without a clock, at once. */
      practice: (game: GameName) =>
        careful(async () => {
          const answer = await ask('create_table', {
            game,
            mode: 'practice',
            visibility: 'private',
            turn_seconds: null,
          });
          if (!answer.ok) {
            notify(failureText(say, answer.error), 'error');
            return null;
          }
          const { id, code, seats } = answer.table;
          for (const { seat, player } of seats) {
            if (!player) await ask('add_bot', { table: id, seat, bot: PRACTICE_BOT });
          }
          await ask('player_ready', { table: id });
          return code;
        }),

      create: (wish: CreateTable) => careful(() => create(wish)),
    };
  }, [say, navigate]);
}
