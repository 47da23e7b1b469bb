import { Check, DoorOpen, Hourglass, Play } from 'lucide-react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useShortcuts } from '../../frame/keys';
import { sitAt } from '../../frame/myTable';
import { useWords } from '../../i18n';
import { Button } from '../../ui/Button';
import { failureText, notify } from '../../ui/toasts';
import type { TableCard } from '../../wire/generated/messages';
import { useSession } from '../../wire/session';
import type { Refused } from '../../wire/socket';
import { useTable, useTableActions } from '../../wire/useTable';

/** Ready, start, leave. */
export function LobbyActions({ card }: { card: TableCard }) {
  const { t, say } = useWords();
  const table = useTableActions();
  const navigate = useNavigate();
  const seat = useTable((state) => state.seat);
  const isHost = useSession((state) => state.player?.id === card.host);
  const mine = card.seats.find((one) => one.seat === seat);
  const everybody = card.seats.every((one) => one.player && (one.ready || one.seat === seat));
  const startable = isHost && everybody;

  const actions = useMemo(() => {
    const tell = (answer: { ok: true } | Refused) => {
      if (!answer.ok) notify(failureText(say, answer.error), 'error');
    };
    return {
      ready: async (wish: boolean) => tell(await table.ready(wish)),
      start: async () => {
        tell(await table.ready(true));
        tell(await table.startGame());
      },
      leave: async () => {
        await table.leave();
        sitAt(null);
        void navigate('/');
      },
    };
  }, [table, say, navigate]);
  const shortcuts = useMemo(
    () => (mine && !mine.ready ? { enter: () => void actions.ready(true) } : {}),
    [mine, actions],
  );
  useShortcuts(shortcuts);

  return (
    // Above the shadow of the carpet.
    <div className="relative mt-5 flex flex-wrap items-center gap-3">
      {mine &&
        (mine.ready ? (
          <Button
            size="large"
            className="max-[480px]:basis-full"
            icon={<Hourglass size={18} />}
            onClick={() => void actions.ready(false)}
          >
            {t('lobby.unready')}
          </Button>
        ) : (
          <Button
            kind="primary"
            size="large"
            className="max-[480px]:basis-full"
            icon={<Check size={19} />}
            onClick={() => void actions.ready(true)}
          >
            {t('lobby.ready')}
            <kbd>↵</kbd>
          </Button>
        ))}
      {isHost && (
        <Button
          size="large"
          className="max-[480px]:grow max-[480px]:px-3"
          icon={<Play size={18} />}
          disabled={!startable}
          title={startable ? undefined : t('lobby.startWhy')}
          onClick={() => void actions.start()}
        >
          {t('lobby.start')}
        </Button>
      )}
      <span className="grow max-[480px]:hidden" />
      <Button
        kind="danger"
        size="large"
        className="max-[480px]:grow max-[480px]:px-3"
        icon={<DoorOpen size={18} />}
        onClick={() => void actions.leave()}
      >
        {t('lobby.leave')}
      </Button>
    </div>
  );
}
