import type { Socket } from 'socket.io-client';
import type { RefusalTold } from './generated/messages';

/** The path that any node of the house answers. */
export const ANY_NODE = '/socket.io';
/** A table that is on its way may be found at the second or third try. */
export const MOST_MOVES = 4;

/** Where the table is played by now, if that is what a refusal says. */
export const movedTo = (error: RefusalTold): string | null =>
  error.code === 'moved' ? (error.socket_path ?? ANY_NODE) : null;

/** Takes a line to another node: what is sent meanwhile waits for it. */
export function follow(line: Socket, path: string): void {
  // Another question may have taken it there already.
  if (line.io.opts.path === path && path !== ANY_NODE) return;
  line.io.opts.path = path;
  line.disconnect().connect();
}

/** A node that cannot be reached is gone: the next attempt asks any other. */
export function returnToAny(line: Socket): void {
  line.io.opts.path = ANY_NODE;
}
