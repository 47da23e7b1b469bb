import { House, Play, RotateCcw, Share2 } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router';
import { sitAt } from '../../frame/myTable';
import { useWords } from '../../i18n';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { failureText, notify } from '../../ui/toasts';
import type { TableCard } from '../../wire/generated/messages';
import { useTable, useTableActions } from '../../wire/useTable';
import type { Story } from './story';
import { useShareText } from './useShareText';

type Props = { card: TableCard; story: Story; match: string };

export function ResultActions({ card, story, match }: Props) {
  const { t, say } = useWords();
  const table = useTableActions();
  const navigate = useNavigate();
  /** Where somebody came from to play a board for par. */
  const board: string | undefined = useLocation().state?.board;
  const own = useTable((state) => state.seat);
  const share = useShareText(story);
  const people = card.seats.filter(({ player }) => player?.kind === 'person');
  const wanting = people.filter(({ ready }) => ready).length;
  const mine = card.seats.find(({ seat }) => seat === own);
  const rematch = async () => {
    const answer = await table.ready(!mine?.ready);
    if (!answer.ok) notify(failureText(say, answer.error), 'error');
  };
  const arena = card.mode === 'arena';
  const goHome = async () => {
    await table.leave();
    sitAt(null);
    void navigate(board ?? (arena ? `/arena/${card.game}` : '/'));
  };
  return (
    <>
      {mine && (
        <Button
          kind="primary"
          size="large"
          icon={<RotateCcw size={18} />}
          aria-pressed={mine.ready}
          onClick={() => void rematch()}
        >
          {t('result.rematch')}
          {people.length > 1 && (
            <span className="text-13">
              {t('result.want', { count: wanting, all: people.length })}
            </span>
          )}
        </Button>
      )}
      <div className="grid grid-cols-2 gap-2.5">
        <ButtonLink to={`/matches/${match}/replay`} icon={<Play size={17} />} className="px-2">
          {t('result.replay')}
        </ButtonLink>
        <Button icon={<Share2 size={17} />} className="px-2" onClick={() => void share()}>
          {t('result.copy')}
        </Button>
      </div>
      <Button kind="ghost" icon={<House size={17} />} onClick={() => void goHome()}>
        {t(board ? 'result.board' : arena ? 'arena.back' : 'result.home')}
      </Button>
    </>
  );
}
