import type { ApiField, ApiGame, ApiType } from '../wire/generated/rest';

/** What the server writes after the type of a field that may be missing. */
const ABSENT = ', or absent';
const ALIAS = /^(\w+): TypeAlias = (?:\(([^)]*)\)|(.+))$/gm;

/** Parts of a type that stand side by side: `int | None`, `str, Any`. Brackets hold together. */
function split(type: string, mark: '|' | ','): string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  for (const letter of type) {
    if (letter === '[') depth += 1;
    if (letter === ']') depth -= 1;
    if (letter === mark && depth === 0) {
      parts.push(part.trim());
      part = '';
    } else part += letter;
  }
  return [...parts, part.trim()].filter(Boolean);
}

/** `list[str]` as its name and what is in the brackets. */
function bracketed(type: string): { name: string; inside: string } {
  const at = type.indexOf('[');
  if (at < 0 || !type.endsWith(']')) return { name: type, inside: '' };
  return { name: type.slice(0, at), inside: type.slice(at + 1, -1) };
}

/** Knows the Python types of one game, as `bots/api` declares them, and finds its way in them. */
export class ApiTypes {
  private readonly named: ReadonlyMap<string, ApiType>;
  private readonly aliases: ReadonlyMap<string, string>;
  readonly state: string;
  readonly title: string;

  constructor(readonly api: ApiGame) {
    this.named = new Map(api.types.map((type) => [type.name, type]));
    this.aliases = new Map(
      [...api.stub.matchAll(ALIAS)].map(([, name = '', wide, narrow = '']) => [
        name,
        (wide ?? narrow).replace(/\s+/g, ' ').trim(),
      ]),
    );
    this.state = api.state;
    this.title = api.state.replace(/State$/, '');
  }

  /** What a function of a bot is given. */
  parameterOf(hook: string): string | null {
    const types: Record<string, string> = {
      get_next_move: this.state,
      on_match_start: `${this.title}Info`,
      on_event: `${this.title}Event`,
      on_match_end: `${this.title}Outcome`,
    };
    return types[hook] ?? null;
  }

  get action(): string {
    return `${this.title}Action`;
  }

  /** The types that a value may have, with aliases looked up and without None. */
  members(type: string): string[] {
    return split(type.replace(ABSENT, ''), '|').flatMap((part) => {
      const alias = this.aliases.get(part);
      if (alias && alias !== part) return this.members(alias);
      return part === 'None' ? [] : [part];
    });
  }

  /** The keys of a dict, each once; in a union those of all its members. */
  fieldsOf(type: string): ApiField[] {
    const found = new Map<string, ApiField>();
    for (const member of this.members(type)) {
      for (const field of this.named.get(member)?.fields ?? []) {
        const known = found.get(field.name);
        if (!known) found.set(field.name, field);
        else if (known.type !== field.type) {
          const both = new Set([...split(known.type, '|'), ...split(field.type, '|')]);
          found.set(field.name, { ...known, type: [...both].join(' | ') });
        }
      }
    }
    return [...found.values()];
  }

  field(type: string, name: string): ApiField | null {
    return this.fieldsOf(type).find((field) => field.name === name) ?? null;
  }

  /** What a list holds, or the values of a dict. */
  elementOf(type: string): string | null {
    for (const member of this.members(type)) {
      const { name, inside } = bracketed(member);
      if (name === 'list' || name === 'set') return inside;
      if (name === 'dict') return split(inside, ',')[1] ?? null;
      if (name === 'str') return 'str';
    }
    return null;
  }

  /** The words that a value may be: `Literal["S", "H"]` gives S and H. */
  literalsOf(type: string): string[] {
    const words = this.members(type).flatMap((member) => {
      const { name, inside } = bracketed(member);
      return name === 'Literal' ? split(inside, ',') : [];
    });
    return [...new Set(words.filter((word) => word.startsWith('"')))].map((word) =>
      word.slice(1, -1),
    );
  }

  /** The members of a union whose `type` is this word, such as the one action `play`. */
  narrowed(type: string, word: string): string {
    const fit = this.members(type).filter((member) =>
      this.literalsOf(this.field(member, 'type')?.type ?? '').includes(word),
    );
    return fit.length > 0 ? fit.join(' | ') : type;
  }

  describe(type: string): ApiType | null {
    return this.named.get(type) ?? null;
  }
}
