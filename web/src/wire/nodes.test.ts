import type { Socket } from 'socket.io-client';
import { expect, it } from 'vitest';
import { ANY_NODE, follow, movedTo, returnToAny } from './nodes';

function line(path: string) {
  const calls: string[] = [];
  const made = {
    io: { opts: { path } },
    disconnect: () => {
      calls.push('disconnect');
      return made;
    },
    connect: () => {
      calls.push('connect');
      return made;
    },
  };
  return { socket: made as unknown as Socket, calls, path: () => made.io.opts.path };
}

it('reads from a refusal where the table is', () => {
  const moved = { code: 'moved', message: '', socket_path: '/w/b/socket.io' };
  expect(movedTo(moved)).toBe('/w/b/socket.io');
  expect(movedTo({ code: 'moved', message: '' })).toBe(ANY_NODE);
  expect(movedTo({ code: 'server_busy', message: '' })).toBeNull();
});

it('takes the line to another node', () => {
  const { socket, calls, path } = line(ANY_NODE);
  follow(socket, '/w/b/socket.io');
  expect(path()).toBe('/w/b/socket.io');
  expect(calls).toEqual(['disconnect', 'connect']);
});

it('goes there once, however many questions were sent away', () => {
  const { socket, calls } = line('/w/b/socket.io');
  follow(socket, '/w/b/socket.io');
  expect(calls).toEqual([]);
});

it('asks any node when its own is gone', () => {
  const { socket, path } = line('/w/b/socket.io');
  returnToAny(socket);
  expect(path()).toBe(ANY_NODE);
});
