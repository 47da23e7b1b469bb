import { Plus } from 'lucide-react';
import { useCallback, useState } from 'react';
import { Link } from 'react-router';
import { useWords } from '../../i18n';
import { Dialog } from '../../ui/Dialog';
import { Loading } from '../../ui/Loading';
import { PlayerFace } from '../../ui/PlayerFace';
import { failureText } from '../../ui/toasts';
import { type Loaded, useLoaded } from '../../ui/useLoaded';
import { bots } from '../../wire/bots';
import type { TableCard } from '../../wire/generated/messages';
import type { BotCard } from '../../wire/generated/rest';
import { useSession } from '../../wire/session';
import { HouseBots } from './HouseBots';
import { useAddBot } from './useAddBot';

type Props = { card: TableCard; seat: number; onClose: () => void };

/** Every bot that may sit here: those of the house, mine, and public ones. */
export function AddBot({ card, seat, onClose }: Props) {
  const { t } = useWords();
  const add = useAddBot();
  const { game } = card;
  const me = useSession(({ player }) => player);
  const owner = me !== null && me.role !== 'guest';
  const [wish, setWish] = useState('');
  const [mine] = useLoaded(
    useCallback(
      async () => (owner ? (await bots.list({ mine: true, game, limit: 100 })).items : []),
      [owner, game],
    ),
  );
  const [all] = useLoaded(
    useCallback(async () => (await bots.list({ game, limit: 100 })).items, [game]),
  );
  const pick = async (bot: string) => {
    if (await add(seat, bot)) onClose();
  };
  const fits = ({ name, owner: { name: by } }: BotCard) =>
    `${name} ${by}`.toLowerCase().includes(wish.trim().toLowerCase());
  const label = t(`game.${game}`);
  return (
    <Dialog title={t('seatBot.title', { number: seat + 1 })} onClose={onClose} wide>
      <h3 className="mb-2 text-17">{t('seatBot.mine')}</h3>
      {owner ? (
        <Bots
          loaded={mine}
          fits={({ active_version }) => active_version !== null}
          none={t('seatBot.noneMine', { game: label })}
          onPick={pick}
        />
      ) : (
        <p className="text-14 text-ink-3">{t('seatBot.guest')}</p>
      )}
      <Link to="/bots" className="text-link min-h-[44px]">
        {t('seatBot.write')}
      </Link>
      <h3 className="mt-3 mb-2 text-17">{t('seatBot.house')}</h3>
      <ul className="grid gap-2 min-[560px]:grid-cols-2">
        <HouseBots onPick={(bot) => void pick(bot)} />
      </ul>
      <h3 className="mt-5 mb-2 text-17">{t('seatBot.others')}</h3>
      {all.state === 'here' && all.value.length > 6 && (
        <input
          type="search"
          className="field-box mb-2"
          aria-label={t('seatBot.search')}
          placeholder={t('seatBot.search')}
          value={wish}
          onChange={(event) => setWish(event.target.value)}
        />
      )}
      <Bots
        loaded={all}
        fits={(bot) => !bot.mine && fits(bot)}
        none={t('seatBot.noneOthers', { game: label })}
        onPick={pick}
      />
    </Dialog>
  );
}

type BotsProps = {
  loaded: Loaded<BotCard[]>;
  fits: (bot: BotCard) => boolean;
  none: string;
  onPick: (bot: string) => Promise<void>;
};

function Bots({ loaded, fits, none, onPick }: BotsProps) {
  const { t, say, joined } = useWords();
  if (loaded.state === 'loading') return <Loading rows={1} />;
  if (loaded.state === 'failed') return <p role="alert">{failureText(say, loaded.failure)}</p>;
  const shown = loaded.value.filter(fits);
  if (shown.length === 0) return <p className="text-14 text-ink-3">{none}</p>;
  return (
    <ul className="grid gap-2 min-[560px]:grid-cols-2">
      {shown.map((bot) => (
        <li key={bot.id}>
          <button type="button" className="bot-offer" onClick={() => void onPick(bot.id)}>
            <PlayerFace player={{ name: bot.name, kind: 'bot' }} size={40} />
            <span className="min-w-0 grow">
              <b className="block truncate font-[650] leading-tight">{bot.name}</b>
              <small className="block truncate text-[12.5px] text-ink-3">
                {joined([
                  t('bots.version', { version: bot.active_version ?? 0 }),
                  !bot.mine && t('seatBot.by', { owner: bot.owner.name }),
                ])}
              </small>
            </span>
            <Plus size={17} className="flex-none" aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}
