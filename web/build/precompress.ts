import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest']);
const SMALLEST = 1024;

const packers = { '.br': promisify(brotliCompress), '.gz': promisify(gzip) };

async function pack(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await pack(path);
    else if (TEXT.has(extname(path)) && (await stat(path)).size >= SMALLEST) {
      const body = await readFile(path);
      for (const [suffix, squeeze] of Object.entries(packers)) {
        await writeFile(path + suffix, await squeeze(body));
      }
    }
  }
}

/** Writes a `.br` and a `.gz` beside every text file of the build, so that the server only picks one. */
export function precompress(): Plugin {
  let folder = 'dist';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir;
    },
    async closeBundle() {
      await pack(folder);
    },
  };
}
