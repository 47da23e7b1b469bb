import { Check, Crown, Ellipsis, Plus, WifiOff, X } from 'lucide-react';
import { useState } from 'react';
import { useWords } from '../../i18n';
import { BotTag, PlayerFace } from '../../ui/PlayerFace';
import { playerName } from '../../ui/playerName';
import { failureText, notify } from '../../ui/toasts';
import { useGame } from '../../wire/catalogue';
import type { TableCard, TableSeat } from '../../wire/generated/messages';
import { useSession } from '../../wire/session';
import { useTable, useTableActions } from '../../wire/useTable';
import { AddBot } from './AddBot';
import type { Place } from './placeAround';
import './lobby.css';

type Props = { card: TableCard; seat: TableSeat; place: Place };

/** One chair: who sits there and whether they are ready, or a place to sit down. */
export function LobbySeat({ card, seat, place }: Props) {
  const { t, say, joined } = useWords();
  const table = useTableActions();
  const own = useTable((state) => state.seat);
  const me = useSession((state) => state.player?.id);
  const game = useGame(card.game);
  const { player, ready } = seat;
  const number = seat.seat + 1;
  const name = player ? playerName(say, player) : '';

  const tell = async (answer: ReturnType<typeof table.removePlayer>) => {
    const told = await answer;
    if (!told.ok) notify(failureText(say, told.error), 'error');
  };

  if (!player) return <FreeSeat card={card} seat={seat} place={place} />;

  const host = player.id === card.host;
  const isHost = me === card.host;
  const team = game?.teams.findIndex((seats) => seats.includes(seat.seat)) ?? -1;
  const about = joined([
    team >= 0 && t('lobby.team', { team: 'AB'[team] ?? '' }),
    seat.seat === own && t(host ? 'lobby.youHost' : 'lobby.you'),
    seat.seat !== own && host && t('lobby.host'),
    player.kind === 'house' && t('lobby.houseBot'),
    player.kind === 'bot' && t('lobby.bot'),
    player.kind === 'person' && !seat.connected && t('lobby.away'),
  ]);
  const state = t(ready ? 'lobby.isReady' : 'lobby.notReady');
  return (
    <li className="lobby-seat" data-place={place} data-ready={ready}>
      <div
        className="lobby-ring"
        role="img"
        aria-label={t('lobby.seatOf', { number, name, state })}
      >
        <PlayerFace player={player} size={62} />
        <em aria-hidden="true">
          {!seat.connected ? (
            <WifiOff size={14} />
          ) : ready ? (
            <Check size={15} />
          ) : (
            <Ellipsis size={15} />
          )}
        </em>
        {host && (
          <i aria-hidden="true">
            <Crown size={13} />
          </i>
        )}
      </div>
      <b>
        {name}
        {player.kind !== 'person' && <BotTag />}
      </b>
      <span>{about}</span>
      {isHost && seat.seat !== own && card.state === 'waiting' && (
        <div className="lobby-host">
          <button
            type="button"
            aria-label={t('lobby.remove', { name })}
            title={t('lobby.remove', { name })}
            onClick={() => void tell(table.removePlayer(seat.seat))}
          >
            <X size={15} />
          </button>
          {player.kind === 'person' && (
            <button
              type="button"
              aria-label={t('lobby.handOver', { name })}
              title={t('lobby.handOver', { name })}
              onClick={() => void tell(table.handOver(seat.seat))}
            >
              <Crown size={14} />
            </button>
          )}
        </div>
      )}
    </li>
  );
}

/** A place to sit down; a host who sits already gives it to a bot. */
function FreeSeat({ card, seat, place }: Props) {
  const { t, say } = useWords();
  const table = useTableActions();
  const own = useTable((state) => state.seat);
  const isHost = useSession((state) => state.player?.id === card.host);
  const [choosing, setChoosing] = useState(false);
  const open = card.state === 'waiting';
  const number = seat.seat + 1;
  const gives = isHost && own !== null && card.mode !== 'ranked';
  const sit = async () => {
    const answer = await table.sit(seat.seat);
    if (!answer.ok) notify(failureText(say, answer.error), 'error');
  };
  return (
    <li className="lobby-seat" data-place={place} data-free="">
      <button
        type="button"
        className="lobby-ring"
        aria-label={
          gives
            ? t('seatBot.seatFor', { number })
            : `${t('lobby.freeSeatOf', { number })}. ${t('lobby.sitHere')}`
        }
        disabled={!open || (own !== null && !gives)}
        onClick={() => (gives ? setChoosing(true) : void sit())}
      >
        <Plus size={24} />
      </button>
      <b>{t('lobby.free')}</b>
      <span>{t(own === null ? 'lobby.sitHere' : gives ? 'lobby.addBot' : 'lobby.waits')}</span>
      {choosing && <AddBot card={card} seat={seat.seat} onClose={() => setChoosing(false)} />}
    </li>
  );
}
