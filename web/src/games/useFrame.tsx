import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useWords } from '../i18n';
import { openReport, subjectsAt } from '../report/subjects';
import { faceOf } from '../table/Avatar';
import { ChatPanel } from '../table/ChatPanel';
import { PeoplePanel } from '../table/PeoplePanel';
import { playSound } from '../table/sounds';
import type { TableScreenProps } from '../table/TableScreen';
import type { AnyView } from '../wire/generated/messages';
import { useSession } from '../wire/session';
import { BoardMenu } from './BoardMenu';
import { BoardTools } from './BoardTools';
import type { BoardProps } from './board';
import { chatMessages, spoken } from './chatMessages';

type Frame = Pick<
  TableScreenProps,
  'game' | 'title' | 'subtitle' | 'onLeave' | 'onMenu' | 'tools' | 'side'
>;
type Own = {
  log: ReactNode;
  scores?: ReactNode;
  /** Lines of the game's own in the phone's menu (`MENU_LINE`). */
  menu?: ReactNode;
};

/** What stands round every board: bar, menu, chat and people. Put `menu` beside the screen. */
export function useFrame<V extends AnyView, A, E>(
  props: BoardProps<V, A, E>,
  own: Own,
): { frame: Frame; menu: ReactNode } {
  const { card, chat, seats, say: speak, leave } = props;
  const { t, say } = useWords();
  const [open, setOpen] = useState(false);
  const count = spoken(chat);
  const [heard, setHeard] = useState(count);
  const last = useRef(count);
  useEffect(() => {
    const line = chat.at(-1);
    if (count > last.current && line?.kind === 'message') playSound('message');
    last.current = count;
  }, [count, chat]);

  const me = useSession((state) => state.player?.id);
  const subjects = subjectsAt(
    card.seats.map(({ player }) => player),
    card.match,
    me,
  );
  const report = me && subjects.length > 0 ? () => openReport(...subjects) : null;
  const clock = card.turn_seconds
    ? t('table.secondsATurn', { count: card.turn_seconds })
    : t('unit.noClock');
  const seated = seats
    .filter(({ kind }) => kind !== 'empty')
    .map(({ seat: number, name, kind, you, away }) => ({
      id: String(number),
      name: you ? t('table.you', { name }) : name,
      face: faceOf(name),
      bot: kind !== 'person',
      note: away ? t('lobby.away') : undefined,
    }));
  const frame: Frame = {
    game: card.game,
    title: card.name,
    subtitle: [say(`game.${card.game}`), say(`mode.${card.mode}`), clock].join(' · '),
    onLeave: leave,
    onMenu: () => setOpen(true),
    tools: <BoardTools game={card.game} watching={card.spectators} onReport={report} />,
    side: {
      log: own.log,
      ...(own.scores === undefined ? {} : { scores: own.scores }),
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
      title={card.name}
      onLeave={leave}
      onReport={report}
      onClose={() => setOpen(false)}
    >
      {own.menu}
    </BoardMenu>
  );
  return { frame, menu };
}
