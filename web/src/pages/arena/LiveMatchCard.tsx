import { Eye } from 'lucide-react';
import { useWords } from '../../i18n';
import { ButtonLink } from '../../ui/ButtonLink';
import { GameMark } from '../../ui/GameMark';
import { PlayerFace } from '../../ui/PlayerFace';
import { botName } from '../../ui/playerName';
import type { GameName } from '../../wire/generated/messages';
import type { Broadcast } from '../../wire/generated/rest';
import { watchPath } from './watch/paths';

/** A game that is being shown: who plays, which board, and a seat to watch from. */
export function LiveMatchCard({
  broadcast,
  game = false,
}: {
  broadcast: Broadcast;
  game?: boolean;
}) {
  const { t, say, number, joined } = useWords();
  const names = broadcast.contestants.map((who) => botName(say, who)).join(', ');
  const about = joined([
    t('arena.board', { board: String(broadcast.board) }),
    t('arena.gameOf', { number: broadcast.number, of: broadcast.of }),
    ...(broadcast.purpose === 'ladder' ? [] : [say(`arena.purpose.${broadcast.purpose}`)]),
  ]);
  return (
    <li className="live-match">
      <div className="live-faces">
        {game && <GameMark game={broadcast.game as GameName} size={30} />}
        {broadcast.contestants.map((who) => (
          <span key={who.id}>
            <PlayerFace player={{ name: who.name, kind: 'bot' }} size={38} />
            <small>
              <bdi>{botName(say, who)}</bdi>
            </small>
          </span>
        ))}
      </div>
      <div className="flex items-center gap-2">
        <span className="min-w-0 grow text-13 text-ink-3">{about}</span>
        {broadcast.watchers > 0 && (
          <span className="chip">
            <Eye size={14} aria-hidden="true" />
            <span aria-hidden="true">{number(broadcast.watchers)}</span>
            <span className="sr-only">{t('board.spectators', { count: broadcast.watchers })}</span>
          </span>
        )}
        <ButtonLink
          to={watchPath(broadcast.match)}
          size="small"
          icon={<Eye size={15} />}
          aria-label={t('home.watchAt', { table: names })}
        >
          {t('home.watch')}
        </ButtonLink>
      </div>
    </li>
  );
}
