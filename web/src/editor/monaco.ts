/** Monaco with the features that a bot's author needs, and Python; nothing of it comes from elsewhere. */
import * as monaco from 'monaco-editor/editor';
import EditorWorker from 'monaco-editor/editor/editor.worker?worker';
import 'monaco-editor/features/bracketMatching/register';
import 'monaco-editor/features/caretOperations/register';
import 'monaco-editor/features/clipboard/register';
import 'monaco-editor/features/codeEditor/register';
import 'monaco-editor/features/codicon/register';
import 'monaco-editor/features/comment/register';
import 'monaco-editor/features/cursorUndo/register';
import 'monaco-editor/features/diffEditor/register';
import 'monaco-editor/features/find/register';
import 'monaco-editor/features/folding/register';
import 'monaco-editor/features/gotoError/register';
import 'monaco-editor/features/hover/register';
import 'monaco-editor/features/indentation/register';
import 'monaco-editor/features/linesOperations/register';
import 'monaco-editor/features/multicursor/register';
import 'monaco-editor/features/parameterHints/register';
import 'monaco-editor/features/snippet/register';
// The feature's own entry leaves its controller out.
import 'monaco-editor/editor/contrib/suggest/browser/suggestController';
import 'monaco-editor/features/suggest/register';
import 'monaco-editor/features/toggleTabFocusMode/register';
import 'monaco-editor/features/wordHighlighter/register';
import 'monaco-editor/features/wordOperations/register';
import { conf, language } from 'monaco-editor/languages/definitions/python/python';
import { offerKnowledge } from './providers';
import { THEMES } from './themes';

self.MonacoEnvironment = { getWorker: () => new EditorWorker() };
// At once: registered the usual way it comes after the first letters, which are not indented then.
monaco.languages.register({ id: 'python' });
monaco.languages.setLanguageConfiguration('python', conf);
monaco.languages.setMonarchTokensProvider('python', language);
for (const [name, theme] of Object.entries(THEMES)) monaco.editor.defineTheme(name, theme);
offerKnowledge(monaco);
// The letters are measured once; before their font is here they have another width.
void document.fonts.ready.then(() => monaco.editor.remeasureFonts());

export { monaco };

/** What every editor of the page has in common. */
export const COMMON = {
  automaticLayout: true,
  'bracketPairColorization.enabled': false,
  fontFamily: "'JetBrains Mono Variable', ui-monospace, monospace",
  fontLigatures: false,
  fontSize: 13.5,
  lineHeight: 22,
  minimap: { enabled: false },
  overviewRulerLanes: 0,
  padding: { top: 12, bottom: 12 },
  renderLineHighlight: 'all',
  scrollBeyondLastColumn: 0,
  scrollBeyondLastLine: false,
  scrollbar: { horizontalScrollbarSize: 8 },
  smoothScrolling: false,
  'semanticHighlighting.enabled': false,
  unicodeHighlight: { ambiguousCharacters: false },
} as const;
