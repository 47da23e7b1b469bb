import { useCallback, useState } from 'react';
import { useWords } from '../../../i18n';
import { Button } from '../../../ui/Button';
import { failureText, notify } from '../../../ui/toasts';
import { useLoaded } from '../../../ui/useLoaded';
import { arena } from '../../../wire/arena';
import type { GameName } from '../../../wire/generated/messages';
import type { TournamentView } from '../../../wire/generated/rest';
import type { RestFailure } from '../../../wire/rest';
import { myBots } from '../bots';
import { useMine } from '../Contestant';
import { Pick } from '../challenges/Pick';
import { useRegistered } from '../NeedsAccount';

type Props = { view: TournamentView; host: boolean; again: () => void };

/** Before it begins: one's bots go in and out. */
export function Enter({ view, host, again }: Props) {
  const { t, say } = useWords();
  const registered = useRegistered();
  const mine = useMine();
  const { id, game } = view.tournament;
  const load = useCallback(
    async () =>
      registered ? (await myBots(game as GameName)).filter((one) => one.active_version) : [],
    [registered, game],
  );
  const [loaded] = useLoaded(load);
  const [wish, setWish] = useState('');
  if (loaded.state !== 'here') return null;
  const free = loaded.value.filter((one) => !view.entrants.some(({ bot }) => bot === one.id));
  const chosen = free.find((one) => one.id === wish) ?? free[0];
  const out = view.entrants.filter((one) => one.bot !== null && (host || mine(one)));
  const failed = (failure: RestFailure) => notify(failureText(say, failure), 'error');
  if (!chosen && out.length === 0) return null;
  return (
    <div className="row-line mt-4 grid gap-3 pt-4">
      {chosen && (
        <div className="flex flex-wrap items-end gap-3">
          <Pick label={t('arena.yourBot')} value={chosen.id} items={free} onChange={setWish} />
          <Button
            kind="primary"
            onClick={() => void arena.enter(id, chosen.id).then(again, failed)}
          >
            {t('arena.enter')}
          </Button>
        </div>
      )}
      {out.map((one) => (
        <div key={one.id} className="flex flex-wrap items-center gap-3">
          <b className="grow">{one.name}</b>
          <Button
            size="small"
            kind="danger"
            aria-label={t('arena.withdrawBot', { name: one.name })}
            onClick={() => void arena.withdraw(id, one.bot ?? '').then(again, failed)}
          >
            {t('arena.withdraw')}
          </Button>
        </div>
      ))}
    </div>
  );
}
