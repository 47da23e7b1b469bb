import { Plus } from 'lucide-react';
import { useWords } from '../../i18n';
import { ButtonLink } from '../../ui/ButtonLink';
import { GameMark } from '../../ui/GameMark';
import { PlayerFace } from '../../ui/PlayerFace';
import { useTableTitle } from '../../ui/useTableTitle';
import type { TableCard } from '../../wire/generated/messages';
import { hasRoom } from './hasRoom';

/** A table in a list: sit down where there is a chair, else watch. */
export function TableRow({ table }: { table: TableCard }) {
  const { t, say, joined } = useWords();
  const title = useTableTitle(table);
  const free = hasRoom(table);
  const { target, games } = table.options;
  const length =
    typeof games === 'number'
      ? t('result.deals', { count: games })
      : t('home.upTo', { points: Number(target) });
  const about = [
    say(`game.${table.game}`),
    table.turn_seconds === null
      ? t('unit.noClock')
      : t('unit.seconds', { count: table.turn_seconds }),
    say(`mode.${table.mode}`),
    table.state === 'playing' ? t('home.playing') : length,
  ];
  return (
    <li className="row-line flex items-center gap-3 py-2.5">
      <GameMark game={table.game} size={40} />
      <div className="min-w-0 grow">
        <b className="line-clamp-2 break-words text-[15.5px] leading-tight">{title}</b>
        <span className="block text-13 text-ink-3 leading-snug">{joined(about)}</span>
      </div>
      <span className="seat-faces max-[699px]:hidden">
        {table.seats.map(({ seat, player }) =>
          player ? (
            <span key={seat} title={player.name}>
              <PlayerFace player={player} size={34} />
            </span>
          ) : (
            <span key={seat} data-free="" title={t('home.freeSeat')}>
              <Plus size={14} />
            </span>
          ),
        )}
      </span>
      <ButtonLink
        to={free ? `/t/${table.code}?sit` : `/t/${table.code}`}
        kind={free ? 'tinted' : 'neutral'}
        size="small"
        className="w-[92px]"
        aria-label={t(free ? 'home.sitAt' : 'home.watchAt', { table: title })}
      >
        {t(free ? 'home.sit' : 'home.watch')}
      </ButtonLink>
    </li>
  );
}
