import type * as Monaco from 'monaco-editor/editor';
import type { GameName } from '../wire/generated/messages';
import type { BotApi } from '../wire/generated/rest';
import { ApiTypes } from './apiTypes';
import { type Completion, completionsAt } from './completions';
import { hoverAt } from './hovers';
import { signatureAt } from './signatures';

type Model = Monaco.editor.ITextModel;
type Knowledge = { api: BotApi; types: ApiTypes };

const known = new WeakMap<Model, Knowledge>();

/** From now on this source is written for this game. */
export function teach(model: Model, api: BotApi, game: GameName): void {
  const found = api.games.find((one) => one.game === game);
  if (found) known.set(model, { api, types: new ApiTypes(found) });
}

const KINDS: Record<Completion['kind'], keyof typeof Monaco.languages.CompletionItemKind> = {
  field: 'Field',
  value: 'EnumMember',
  function: 'Function',
  method: 'Method',
  keyword: 'Keyword',
  module: 'Module',
};

/** Completion, hover and the parameters of calls, for every Python source that was taught. */
export function offerKnowledge(monaco: typeof Monaco): void {
  const { languages, Range } = monaco;
  languages.registerCompletionItemProvider('python', {
    triggerCharacters: ['"', "'", '.', '{', ' '],
    provideCompletionItems(model, position, context) {
      const about = known.get(model);
      if (!about) return { suggestions: [] };
      const line = model.getLineContent(position.lineNumber).slice(0, position.column - 1);
      // A space offers something only where a name must follow.
      if (context.triggerCharacter === ' ' && !/\b(?:import|from|def) $/.test(line)) {
        return { suggestions: [] };
      }
      const offset = model.getOffsetAt(position);
      const { startColumn, endColumn } = model.getWordUntilPosition(position);
      const range = new Range(position.lineNumber, startColumn, position.lineNumber, endColumn);
      const found = completionsAt(about.api, about.types, model.getValue(), offset);
      return {
        suggestions: found.map((one, at) => ({
          label: one.label,
          kind: languages.CompletionItemKind[KINDS[one.kind]],
          insertText: one.insert,
          insertTextRules: one.snippet
            ? languages.CompletionItemInsertTextRule.InsertAsSnippet
            : languages.CompletionItemInsertTextRule.None,
          detail: one.detail,
          documentation: one.text && { value: one.text },
          sortText: String(at).padStart(4, '0'),
          range,
        })),
      };
    },
  });
  languages.registerHoverProvider('python', {
    provideHover(model, position) {
      const about = known.get(model);
      if (!about) return null;
      const source = model.getValue();
      const found = hoverAt(about.api, about.types, source, model.getOffsetAt(position));
      if (!found) return null;
      const start = model.getPositionAt(found.start);
      const end = model.getPositionAt(found.end);
      return {
        range: Range.fromPositions(start, end),
        contents: [{ value: `\`\`\`python\n${found.code}\n\`\`\`` }, { value: found.text }],
      };
    },
  });
  languages.registerSignatureHelpProvider('python', {
    signatureHelpTriggerCharacters: ['(', ','],
    provideSignatureHelp(model, position) {
      const about = known.get(model);
      const call = about && signatureAt(about.api, model.getValue(), model.getOffsetAt(position));
      if (!call) return null;
      const { name, parameters, text } = call.signature;
      return {
        value: {
          signatures: [
            {
              label: `${name}(${parameters.join(', ')})`,
              documentation: { value: text },
              parameters: parameters.map((label) => ({ label })),
            },
          ],
          activeSignature: 0,
          activeParameter: call.parameter,
        },
        dispose: () => undefined,
      };
    },
  });
}
