import { useWords } from '../../i18n';
import { Carpet } from '../../table/Carpet';
import { useWidth } from '../../ui/useWidth';
import { useGame } from '../../wire/catalogue';
import type { TableCard } from '../../wire/generated/messages';
import { useTable } from '../../wire/useTable';
import { LobbySeat } from './LobbySeat';
import { placeAround } from './placeAround';

const HEIGHT = 476;

/** The carpet with its chairs; your own is at the bottom. */
export function LobbySeats({ card }: { card: TableCard }) {
  const { t } = useWords();
  const own = useTable((state) => state.seat);
  const game = useGame(card.game);
  const [place, width] = useWidth(560);
  const taken = card.seats.filter(({ player }) => player).length;
  const ready = card.seats.filter((seat) => seat.ready).length;
  const starting = card.state === 'ready';
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-2.5">
        <h2 className="text-[22px]">{t('lobby.seats')}</h2>
        <span className="chip" data-tone="lantern" role="status">
          {t('lobby.counts', { taken, seats: card.seats.length, ready })}
        </span>
        <span className="grow" />
        {game && (
          <span className="text-[13.5px] text-ink-2">
            {t(game.teams.length > 0 ? 'lobby.partners' : 'lobby.alone')}
          </span>
        )}
      </div>
      <div ref={place} className="on-felt relative w-full" style={{ height: HEIGHT }}>
        <div className="absolute inset-0">
          <Carpet game={card.game} width={width} height={HEIGHT} band={0.6} radius={22} />
        </div>
        <ul>
          {card.seats.map((seat) => (
            <LobbySeat
              key={seat.seat}
              card={card}
              seat={seat}
              place={placeAround(seat.seat, card.seats.length, own ?? 0)}
            />
          ))}
        </ul>
        <p className="lobby-middle">
          <b>{t(starting ? 'lobby.starting' : 'lobby.dealStarts')}</b>
          <span>{t(starting ? 'lobby.inSeconds' : 'lobby.whenReady')}</span>
        </p>
      </div>
    </>
  );
}
