import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Only who writes a bot needs the code editor, and it is larger than all the rest. */
const EDITOR = /(^|\/)(editor\w*|CodeEditor|DiffView|SourceView|python)[.-]/;
/** What few people ever open: the page and its texts. */
const BACK_ROOM = /\/(AdminPage|admin\w*)-/;

const SOURCE = fileURLToPath(new URL('./sw.js', import.meta.url));

/** Writes `sw.js` with the names of this build's scripts and styles, which are its shell; the editor's and the back room's are kept when they are used. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle: {
      // After Vite has dropped the chunks that hold styles alone: one missing file, and the browser
      // keeps nothing.
      order: 'post',
      async handler(_, bundle) {
        const shell = Object.keys(bundle)
          .filter((name) => /\.(js|css)$/.test(name) && !EDITOR.test(name) && !BACK_ROOM.test(name))
          .map((name) => `/${name}`)
          .sort();
        // Names carry a hash of the content, so that they say which build this is.
        const build = createHash('sha256').update(shell.join()).digest('hex').slice(0, 12);
        const source = (await readFile(SOURCE, 'utf8'))
          .replace("'BUILD'", JSON.stringify(build))
          .replace("['SHELL']", JSON.stringify(shell));
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}
