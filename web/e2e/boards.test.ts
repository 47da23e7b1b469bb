import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, inject, it } from 'vitest';

const url = inject('url');
const HERE = fileURLToPath(new URL('.', import.meta.url));
const MINUTES = 3;
const PATIENCE = (MINUTES + 1) * 60_000;

/** The scripts beside this file play a game with a person's controls, here for one deal. */
const SCRIPTS: readonly [string, ...string[]][] = [
  ['omi', '--practice', '--keyboard'],
  ['jolly', '--mode=practice'],
  ['baloot', '--practice', '--size=390x844'],
  ['santase', '--practice', '--dark'],
];

function play(
  game: string,
  flags: readonly string[],
): Promise<{ code: number | null; said: string }> {
  const usual = ['--calm', '--deals=1', `--minutes=${MINUTES}`];
  const child = spawn(process.execPath, [`${game}.mjs`, ...usual, ...flags], {
    cwd: HERE,
    env: { ...process.env, BASE: url },
  });
  let said = '';
  const hear = (text: Buffer) => {
    said = (said + text).slice(-4000);
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const late = setTimeout(() => child.kill(), PATIENCE - 5000);
  return new Promise((done) => {
    child.once('exit', (code) => {
      clearTimeout(late);
      done({ code, said });
    });
  });
}

describe.skipIf(!url)('boards', () => {
  it.each(SCRIPTS)(
    'a deal of %s is played to its end',
    { timeout: PATIENCE },
    async (game, ...flags) => {
      const began = Date.now();
      const { code, said } = await play(game, flags);
      expect(code, said).toBe(0);
      // Out of time the scripts end too, but then the deal did not.
      expect(Date.now() - began, said).toBeLessThan(MINUTES * 60_000);
    },
  );

  it('a deal of tienlen is played to its end', { timeout: PATIENCE }, async () => {
    process.env.SERAI_URL = url;
    process.env.PLAN = 'keyboard';
    const { run } = await import('./tienlen');
    await run();
  });
});
