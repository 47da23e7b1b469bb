import { io, type Socket } from 'socket.io-client';
import { create } from 'zustand';
import { type Ban, shut } from './ban';
import type { ClientEvents, RefusalTold, ServerEvents } from './generated/messages';
import { ANY_NODE, follow, MOST_MOVES, movedTo, returnToAny } from './nodes';
import { accessToken, refresh } from './tokens';

export type Refused = { ok: false; error: RefusalTold };
export type Answer<E extends keyof ClientEvents> = ClientEvents[E]['answer'] | Refused;

type Connection = {
  state: 'off' | 'connecting' | 'online' | 'lost';
  /** Since when the line is down, by this machine's clock. */
  lostAt: number | null;
  roundTrip: number | null;
};

/** Above this a yellow sign says that the line is slow. */
export const SLOW = 500;
const PATIENCE = 6_000;
const NO_ANSWER: Refused = { ok: false, error: { code: 'no_answer', message: '' } };

export const useConnection = create<Connection>(() => ({
  state: 'off',
  lostAt: null,
  roundTrip: null,
}));

let socket: Socket | null = null;
const listeners = new Map<string, Set<(told: never) => void>>();

function connected(): Socket {
  if (socket) return socket;
  useConnection.setState({ state: 'connecting' });
  const made = io({
    path: ANY_NODE,
    transports: ['websocket'],
    auth: (give) => void accessToken().then((token) => give({ token })),
    timeout: PATIENCE,
    reconnectionDelay: 500,
    reconnectionDelayMax: 4000,
  });
  made.on('connect', () => useConnection.setState({ state: 'online', lostAt: null }));
  made.on('disconnect', (reason) => {
    useConnection.setState({ state: 'lost', lostAt: Date.now(), roundTrip: null });
    // The server closes sockets of a session that has ended; whoever still has one comes back.
    if (reason === 'io server disconnect') made.connect();
  });
  made.on('connect_error', async (error) => {
    const { state, lostAt } = useConnection.getState();
    useConnection.setState({ state: 'lost', lostAt: state === 'lost' ? lostAt : Date.now() });
    const { data } = error as Error & { data?: Partial<Ban> & { code?: string } };
    if (!data) returnToAny(made);
    if (data?.code === 'forbidden') {
      const { reason, until, appeal } = data;
      hangUp();
      shut({ message: error.message, reason, until, appeal });
    }
    if (data?.code === 'unauthorized' && (await refresh().catch(() => null))) made.connect();
  });
  made.onAny((event: string, told: unknown) => {
    for (const listener of listeners.get(event) ?? []) listener(told as never);
  });
  made.on('error', ({ error }: Refused) => {
    const path = movedTo(error);
    if (path) follow(made, path);
  });
  socket = made;
  return made;
}

/** Listens to an event of the server; returns how to stop. */
export function listen<E extends keyof ServerEvents>(
  event: E,
  listener: (told: ServerEvents[E]) => void,
): () => void {
  const known = listeners.get(event) ?? new Set();
  listeners.set(event, known.add(listener as (told: never) => void));
  return () => known.delete(listener as (told: never) => void);
}

/** Calls back now, if the line is up, and each time it comes up again. */
export function whenOnline(callback: () => void): () => void {
  if (connected().connected) callback();
  return useConnection.subscribe((now, before) => {
    if (now.state === 'online' && before.state !== 'online') callback();
  });
}

/**
 * Sends an event and waits for its answer, at whichever node the table is; a line that breaks is the
 * refusal `no_answer`.
 */
export async function ask<E extends keyof ClientEvents>(
  event: E,
  sends: ClientEvents[E]['sends'],
): Promise<Answer<E>> {
  for (let moves = 0; ; moves++) {
    const answer = await askOnce(event, sends);
    const path = answer.ok ? null : movedTo(answer.error);
    if (!path || !socket || moves === MOST_MOVES) return answer;
    follow(socket, path);
  }
}

async function askOnce<E extends keyof ClientEvents>(
  event: E,
  sends: ClientEvents[E]['sends'],
): Promise<Answer<E>> {
  const line = connected();
  const start = performance.now();
  const { id } = line;
  try {
    const answer = await line.timeout(PATIENCE).emitWithAck(event, sends);
    // What waited for the line to come up says nothing about its speed.
    if (id && id === line.id) useConnection.setState({ roundTrip: performance.now() - start });
    return answer as Answer<E>;
  } catch {
    // A node that is there and does not answer may hang: its tables are others' by now.
    if (line.connected && id === line.id) follow(line, ANY_NODE);
    return NO_ANSWER;
  }
}

/** Another person, or nobody: the next use opens a new line. */
export function hangUp(): void {
  socket?.disconnect();
  socket = null;
  useConnection.setState({ state: 'off', lostAt: null, roundTrip: null });
}
