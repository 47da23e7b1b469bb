import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PYTHON = process.env.SERAI_PYTHON ?? join(ROOT, '.venv/bin/python');
const START = 60_000;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  if (!address || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

export const TWO_NODES = ['--nodes', '2', '--workers', '0'];

/** `serai serve` (or two nodes behind a proxy) as a process of its own, with its own data and its own port, which it keeps when it is started again. */
export class House {
  private process: ChildProcess | null = null;
  private said = '';
  /** Of `admin`, whom a new house has. */
  adminPassword = '';

  private constructor(
    readonly url: string,
    private readonly data: string,
    private readonly settings: Record<string, string>,
    private readonly program: string,
    private readonly words: string[],
  ) {}

  /** `program`: the module to run; another one than the real house only where no test looks. */
  static async open(
    settings: Record<string, string> = {},
    program = 'server',
    words = ['serve'],
  ): Promise<House> {
    const data = await mkdtemp(join(tmpdir(), 'serai-e2e-'));
    const url = `http://127.0.0.1:${await freePort()}`;
    const house = new House(url, data, settings, program, words);
    await house.start();
    return house;
  }

  async start(): Promise<void> {
    const inherited = Object.entries(process.env).filter(
      ([name]) => !/^(SERAI_|DATABASE_URL|REDIS_URL)/.test(name),
    );
    const child = spawn(PYTHON, ['-m', this.program, ...this.words], {
      cwd: ROOT,
      env: {
        ...Object.fromEntries(inherited),
        SERAI_DATA: this.data,
        SERAI_PORT: new URL(this.url).port,
        SERAI_BOT_DELAY: '0',
        SERAI_LIMITS_FACTOR: '50',
        PYTHONUNBUFFERED: '1',
        ...this.settings,
      },
    });
    this.process = child;
    const ready = new Promise<void>((done, fail) => {
      let heard = '';
      const hear = (text: Buffer) => {
        heard += text;
        this.said = (this.said + text).slice(-8000);
        this.adminPassword ||= /first admin: .* password (\S+)/.exec(this.said)?.[1] ?? '';
        if (heard.includes('Serai is at')) done();
      };
      child.stdout?.on('data', hear);
      child.stderr?.on('data', hear);
      child.once('exit', () => fail(new Error(`the server ended:\n${this.said}`)));
      setTimeout(() => fail(new Error(`the server did not start:\n${this.said}`)), START).unref();
    });
    await ready;
  }

  /** The process of a node, by the last word about it. */
  processOf(node: string): number {
    const found = [...this.said.matchAll(new RegExp(`${node} is process (\\d+)`, 'g'))].at(-1);
    if (!found) throw new Error(`nothing is said of ${node}:\n${this.said}`);
    return Number(found[1]);
  }

  /** As if the plug were pulled. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  async close(): Promise<void> {
    await this.end('SIGTERM');
    await rm(this.data, { recursive: true, force: true });
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const child = this.process;
    if (!child || child.exitCode !== null) return;
    child.removeAllListeners('exit');
    const gone = new Promise((done) => child.once('exit', done));
    child.kill(signal);
    await gone;
    this.process = null;
  }
}
