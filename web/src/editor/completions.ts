import type { BotApi } from '../wire/generated/rest';
import type { ApiTypes } from './apiTypes';
import { PythonScope } from './pythonScope';
import { BUILTINS, KEYWORDS, METHODS } from './pythonWords';

export type Completion = {
  label: string;
  kind: 'field' | 'value' | 'function' | 'method' | 'keyword' | 'module';
  /** A snippet may hold `$0`, where the cursor stays. */
  insert: string;
  snippet?: boolean;
  detail: string;
  text: string;
};

const STRING_KEY = /(?<owner>[\w\])"'.(]+)\[\s*(?<quote>["'])(?<typed>\w*)$/;
const GOT_KEY = /(?<owner>[\w\])"'.]+)\.get\(\s*(?<quote>["'])(?<typed>\w*)$/;
const COMPARED = /(?<value>[\w"'[\].]+)\s*(?:==|!=|in\s*[[({][^\])}]*)\s*["']\w*$/;
const ACTION_VALUE = /\{[^{}]*["'](?<key>\w+)["']\s*:\s*["'](?<typed>\w*)$/;
const ACTION_KEY = /(?:return|=|[([])\s*(?<dict>\{(?:[^{}]*,)?)\s*["']\w*$/;
const TYPE_IN_DICT = /["']type["']\s*:\s*["'](\w+)["']/;
const AFTER_DOT = /(?<value>[\w"'[\]]+)\.\w*$/;
const IMPORT = /^\s*(?:import|from)\s+\w*$/;
const DEFINE = /^\s*def\s+\w*$/;
/** No name follows here: what stands in a list would be taken by the Enter that ends the line. */
const CLOSED = /["'\])}{]$/;

/** What may be written at a place of a source, the likeliest kind alone. */
export function completionsAt(
  api: BotApi,
  types: ApiTypes,
  source: string,
  offset: number,
): Completion[] {
  const line = source.slice(source.lastIndexOf('\n', offset - 1) + 1, offset);
  if (/^[^"']*#/.test(line)) return [];
  const scope = PythonScope.atLine(types, source, offset);
  return (
    keys(types, scope, line) ??
    compared(types, scope, line) ??
    actions(types, line) ??
    methods(types, scope, line) ??
    (inString(line) || CLOSED.test(line) ? [] : words(api, source, line))
  );
}

/** Whether a line ends inside of a text. */
function inString(line: string): boolean {
  let quote = '';
  for (let at = 0; at < line.length; at += 1) {
    const letter = line[at] ?? '';
    if (letter === '\\') at += 1;
    else if (quote) quote = letter === quote ? '' : quote;
    else if (letter === '"' || letter === "'") quote = letter;
  }
  return quote !== '';
}

const fields = (types: ApiTypes, type: string): Completion[] =>
  types.fieldsOf(type).map((field) => ({
    label: field.name,
    kind: 'field',
    insert: field.name,
    detail: field.type,
    text: field.text,
  }));

/** `state["` */
function keys(types: ApiTypes, scope: PythonScope, line: string): Completion[] | null {
  const owner = (STRING_KEY.exec(line) ?? GOT_KEY.exec(line))?.groups?.owner;
  if (!owner) return null;
  const start = line.lastIndexOf(owner);
  const type = scope.typeOf(line.slice(0, start) + owner);
  return type ? fields(types, type) : null;
}

const values = (words: readonly string[], detail: string): Completion[] =>
  words.map((word) => ({ label: word, kind: 'value', insert: word, detail, text: '' }));

/** `action["type"] == "` */
function compared(types: ApiTypes, scope: PythonScope, line: string): Completion[] | null {
  const value = COMPARED.exec(line)?.groups?.value;
  const type = value ? scope.typeOf(value) : null;
  return type ? values(types.literalsOf(type), type) : null;
}

/** `{"type": "` and `{"`: an action that is put together. */
function actions(types: ApiTypes, line: string): Completion[] | null {
  const written = ACTION_VALUE.exec(line);
  const narrowed = (dict: string) => {
    const word = TYPE_IN_DICT.exec(dict)?.[1];
    return word ? types.narrowed(types.action, word) : types.action;
  };
  if (written?.groups?.key) {
    const field = types.field(narrowed(written[0]), written.groups.key);
    const words = field ? types.literalsOf(field.type) : [];
    return words.length > 0 ? values(words, field?.type ?? '') : [];
  }
  const dict = ACTION_KEY.exec(line)?.groups?.dict;
  if (dict === undefined) return null;
  const used = new Set([...dict.matchAll(/["'](\w+)["']\s*:/g)].map(([, key]) => key));
  return fields(types, narrowed(dict)).filter(({ label }) => !used.has(label));
}

/** `state["hand"].` */
function methods(types: ApiTypes, scope: PythonScope, line: string): Completion[] | null {
  const value = AFTER_DOT.exec(line)?.groups?.value;
  if (!value || inString(line)) return null;
  const type = scope.typeOf(value);
  if (!type) return [];
  const kind =
    types.fieldsOf(type).length > 0 ? 'dict' : types.members(type)[0]?.replace(/\[.*/, '');
  const names = METHODS[kind as keyof typeof METHODS] ?? [];
  return names.map((name) => ({
    label: name,
    kind: 'method',
    insert: `${name}($0)`,
    snippet: true,
    detail: type,
    text: '',
  }));
}

function words(api: BotApi, source: string, line: string): Completion[] {
  if (IMPORT.test(line)) {
    return api.imports.map((name) => ({
      label: name,
      kind: 'module',
      insert: name,
      detail: '',
      text: '',
    }));
  }
  const hooks = hooksToWrite(api, source, DEFINE.test(line));
  if (DEFINE.test(line)) return hooks;
  const own = [...source.matchAll(/^\s*def (\w+)\(([^)]*)\)/gm)].map(
    ([, name = '', inside = '']): Completion => ({
      label: name,
      kind: 'function',
      insert: `${name}($0)`,
      snippet: true,
      detail: `${name}(${inside})`,
      text: '',
    }),
  );
  const known = BUILTINS.map(
    ({ name, parameters, text }): Completion => ({
      label: name,
      kind: 'function',
      insert: `${name}($0)`,
      snippet: true,
      detail: `${name}(${parameters.join(', ')})`,
      text,
    }),
  );
  const keywords = KEYWORDS.map(
    (word): Completion => ({ label: word, kind: 'keyword', insert: word, detail: '', text: '' }),
  );
  return [...(/^\w*$/.test(line) ? hooks : []), ...own, ...known, ...keywords];
}

/** The functions of a bot that the source does not have yet, with a body to fill. */
function hooksToWrite(api: BotApi, source: string, afterDef: boolean): Completion[] {
  return api.functions
    .filter(({ name }) => !new RegExp(`^def ${name}\\(`, 'm').test(source))
    .map(({ name, signature, text, required }) => {
      const body = required ? 'return state["legal_actions"][0]$0' : 'pass$0';
      return {
        label: name,
        kind: 'function',
        insert: `${afterDef ? '' : 'def '}${signature}:\n    ${body}`,
        snippet: true,
        detail: signature,
        text,
      };
    });
}
