import type { BotApi } from '../wire/generated/rest';
import type { ApiTypes } from './apiTypes';
import { PythonScope } from './pythonScope';
import { BUILTINS } from './pythonWords';

/** What is told of a word: its code, and a sentence. */
export type Hover = { code: string; text: string; start: number; end: number };

const WORD = /[A-Za-z_]\w*/g;

/** What is known of the word at a place of a source. */
export function hoverAt(
  api: BotApi,
  types: ApiTypes,
  source: string,
  offset: number,
): Hover | null {
  const from = source.lastIndexOf('\n', offset - 1) + 1;
  const until = source.indexOf('\n', offset);
  const line = source.slice(from, until < 0 ? source.length : until);
  const found = [...line.matchAll(WORD)].find(
    ({ 0: word, index }) => index <= offset - from && offset - from <= index + word.length,
  );
  if (!found) return null;
  const word = found[0];
  const place = { start: from + found.index, end: from + found.index + word.length };
  const told =
    ofKey(types, source, line, place.start, from, word) ??
    ofFunction(api, word) ??
    ofName(types, source, place.end, word);
  return told && { ...told, ...place };
}

type Told = { code: string; text: string };

/** A word in quotes behind `[`: a key. */
function ofKey(
  types: ApiTypes,
  source: string,
  line: string,
  start: number,
  from: number,
  word: string,
): Told | null {
  const before = line.slice(0, start - from);
  const owner = /^(.*?)(?:\[|\.get\()\s*["']$/s.exec(before)?.[1];
  if (owner === undefined) return null;
  const type = PythonScope.atLine(types, source, start).typeOf(owner);
  const field = type && types.field(type, word);
  if (!field) return null;
  const name = /[\w\])"'[.]+$/.exec(owner)?.[0] ?? '';
  return { code: `${name}["${word}"]: ${field.type}`, text: field.text };
}

function ofFunction(api: BotApi, word: string): Told | null {
  const hook = api.functions.find(({ name }) => name === word);
  if (hook) return { code: `def ${hook.signature}`, text: hook.text };
  const known = BUILTINS.find(({ name }) => name.split('.').at(-1) === word);
  return known ? { code: `${known.name}(${known.parameters.join(', ')})`, text: known.text } : null;
}

function ofName(types: ApiTypes, source: string, end: number, word: string): Told | null {
  const declared = types.describe(word);
  const type = declared ? word : PythonScope.atLine(types, source, end).typeOf(word);
  if (!type) return null;
  const keys = types.fieldsOf(type).map(({ name }) => name);
  const about = types.describe(type)?.text ?? '';
  const listed = keys.length > 0 ? `${about ? '\n\n' : ''}${keys.join(', ')}` : '';
  return { code: declared ? word : `${word}: ${type}`, text: `${about}${listed}` };
}
