import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useWords } from '../i18n';
import { openReport, subjectsAt } from '../report/subjects';
import { ChatPanel } from '../table/ChatPanel';
import { PeoplePanel } from '../table/PeoplePanel';
import { useReplayed } from '../table/replayed';
import { playSound } from '../table/sounds';
import type { TableScreenProps } from '../table/TableScreen';
import { useTableTitle } from '../ui/useTableTitle';
import type { AnyView } from '../wire/generated/messages';
import { useSession } from '../wire/session';
import { BoardMenu } from './BoardMenu';
import { BoardTools } from './BoardTools';
import type { BoardProps } from './board';
import { chatMessages, spoken } from './chatMessages';

type Frame = Pick<
  TableScreenProps,
  'game' | 'title' | 'subtitle' | 'onLeave' | 'onMenu' | 'online' | 'tools' | 'side'
>;
type Own = {
  log: ReactNode;
  scores: ReactNode;
};

const ISOLATES = /[\u2066-\u2069]/g;

/** What stands round every board: bar, menu, chat and people. Put `menu` beside the screen. */
export function useFrame<V extends AnyView, A, E>(
  props: BoardProps<V, A, E>,
  own: Own,
): { frame: Frame; menu: ReactNode } {
  const { card, chat, seats, say: speak, leave } = props;
  const { t, say, joined } = useWords();
  const [open, setOpen] = useState(false);
  const count = spoken(chat);
  const [heard, setHeard] = useState(count);
  const last = useRef(chat.at(-1));
  useEffect(() => {
    const line = chat.at(-1);
    if (line !== last.current && line?.kind === 'message') playSound('message');
    last.current = line;
  }, [chat]);

  const me = useSession((state) => state.player?.id);
  const subjects = subjectsAt(
    card.seats.map(({ player }) => player),
    card.match,
    me,
  );
  const report = me && subjects.length > 0 ? () => openReport(...subjects) : null;
  const replayed = useReplayed() !== null;
  const clock = card.turn_seconds
    ? t('table.secondsATurn', { count: card.turn_seconds })
    : // The record of a match does not tell its clock.
      replayed
      ? ''
      : t('unit.noClock');
  const game = say(`game.${card.game}`);
  const title = useTableTitle(card);
  // A table may be called by its game, in this language or by itself; from right to left, isolated.
  const called = title.replace(ISOLATES, '');
  const named = called.startsWith(game) || called.toLowerCase() === card.game;
  const seated = seats
    .filter(({ kind }) => kind !== 'empty')
    .map(({ seat: number, name, face, kind, you, away }) => ({
      id: String(number),
      name: you ? t('table.you', { name }) : name,
      face,
      bot: kind !== 'person',
      note: away ? t('lobby.away') : undefined,
    }));
  const frame: Frame = {
    game: card.game,
    title,
    subtitle: joined([!named && game, say(`mode.${card.mode}`), clock]),
    onLeave: leave,
    onMenu: () => setOpen(true),
    online: props.online,
    tools: <BoardTools game={card.game} watching={card.spectators} onReport={report} />,
    side: {
      log: own.log,
      scores: own.scores,
      people: <PeoplePanel seated={seated} watching={[]} watchers={card.spectators} />,
      chat: (
        <ChatPanel
          messages={chatMessages(say, chat, me)}
          onSend={speak}
          onSeen={() => setHeard(count)}
        />
      ),
      unread: Math.max(0, count - heard),
    },
  };
  const menu = open && (
    <BoardMenu
      game={card.game}
      title={title}
      onLeave={leave}
      onReport={report}
      onClose={() => setOpen(false)}
    />
  );
  return { frame, menu };
}
