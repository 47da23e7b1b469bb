import type { BotApi } from '../wire/generated/rest';
import { BUILTINS, type Signature } from './pythonWords';

export type Call = { signature: Signature; parameter: number };

/** The call that is being written at a place: its name, and how many commas it has so far. */
function openCall(before: string): { name: string; parameter: number } | null {
  let depth = 0;
  let commas = 0;
  for (let at = before.length - 1; at >= 0; at -= 1) {
    const letter = before[at] ?? '';
    if (letter === '\n' && depth === 0 && !/[,(]\s*$/.test(before.slice(0, at))) return null;
    if (')]}'.includes(letter)) depth += 1;
    else if ('[{'.includes(letter)) {
      if (depth === 0) return null;
      depth -= 1;
    } else if (letter === '(') {
      if (depth === 0) {
        const name = /[A-Za-z_][\w.]*$/.exec(before.slice(0, at))?.[0];
        return name ? { name, parameter: commas } : null;
      }
      depth -= 1;
    } else if (letter === ',' && depth === 0) commas += 1;
  }
  return null;
}

/** What the call at a place takes: a function of the bot's interface, of this source, or of Python. */
export function signatureAt(api: BotApi, source: string, offset: number): Call | null {
  const call = openCall(source.slice(0, offset));
  if (!call) return null;
  const signature = hook(api, call.name) ?? own(source, call.name) ?? known(call.name);
  if (!signature) return null;
  const last = Math.max(0, signature.parameters.length - 1);
  return { signature, parameter: Math.min(call.parameter, last) };
}

const parametersOf = (inside: string) =>
  inside
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

function hook(api: BotApi, name: string): Signature | null {
  const found = api.functions.find((one) => one.name === name);
  if (!found) return null;
  const inside = /\((.*)\)/.exec(found.signature)?.[1] ?? '';
  return { name, parameters: parametersOf(inside), text: found.text };
}

function own(source: string, name: string): Signature | null {
  const found = new RegExp(
    `^\\s*def ${name.replaceAll('.', '\\.')}\\(([^)]*)\\)[^:]*:\\s*(?:"""(.*?)(?:"""|\\n))?`,
    'ms',
  ).exec(source);
  if (!found) return null;
  return { name, parameters: parametersOf(found[1] ?? ''), text: (found[2] ?? '').trim() };
}

const known = (name: string): Signature | null => BUILTINS.find((one) => one.name === name) ?? null;
