import { create } from 'zustand';
import type { TableCard } from './generated/messages';
import { rest } from './rest';
import { useSession } from './session';
import { ask, listen, whenOnline } from './socket';

type Lobby = { tables: TableCard[]; loaded: boolean; live: boolean };

export const useLobby = create<Lobby>(() => ({ tables: [], loaded: false, live: false }));

const POLL = 10_000;

function put(table: TableCard): void {
  useLobby.setState(({ tables }) => {
    const known = tables.some(({ id }) => id === table.id);
    return {
      tables: known ? tables.map((one) => (one.id === table.id ? table : one)) : [table, ...tables],
    };
  });
}

function drop(id: string): void {
  useLobby.setState(({ tables }) => ({ tables: tables.filter((table) => table.id !== id) }));
}

async function watch(): Promise<void> {
  const answer = await ask('watch_lobby', {});
  if (answer.ok) useLobby.setState({ tables: answer.tables, loaded: true, live: true });
}

async function look(): Promise<void> {
  const page = await rest.tables({ limit: 50 }).catch(() => null);
  if (page) useLobby.setState({ tables: page.items, loaded: true, live: false });
}

/** Follows the open tables: live for those who are signed in, by asking now and then for visitors. */
export function followLobby(): () => void {
  if (useSession.getState().state === 'signed-in') {
    const stops = [
      listen('lobby_updated', ({ table }) => ('gone' in table ? drop(table.id) : put(table))),
      whenOnline(() => void watch()),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }
  void look();
  const timer = setInterval(() => void look(), POLL);
  return () => clearInterval(timer);
}
