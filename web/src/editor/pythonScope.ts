import type { ApiTypes } from './apiTypes';

/** A way into a value: `["hand"]`, `.get("hand")`, or `[0]` and `[-1]`. */
type Way = { key: string } | { index: true };

const NAME = /[A-Za-z_]\w*$/;
const KEY = /(?:\[\s*(["'])(\w+)\1\s*\]|\.get\(\s*(["'])(\w+)\3[^()]*\))$/;
const INDEX = /\[\s*[-\w+ ]+\s*\]$/;

/** The name and the ways of the expression that ends a text: `state["options"]["target"]`. */
function expressionAt(text: string): { name: string; ways: Way[] } | null {
  const ways: Way[] = [];
  let rest = text;
  for (;;) {
    const key = KEY.exec(rest);
    const index = key ? null : INDEX.exec(rest);
    const step = key ?? index;
    if (!step) break;
    ways.unshift(key ? { key: key[2] ?? key[4] ?? '' } : { index: true });
    rest = rest.slice(0, -step[0].length);
  }
  const name = NAME.exec(rest)?.[0];
  if (!name || rest.slice(0, -name.length).endsWith('.')) return null;
  return { name, ways };
}

/** Deeper than anybody follows a value by hand. */
const DEEPEST = 8;

/**
 * What is known of the names in a source: parameters of the bot's own functions, and what was
 * assigned from them or taken out of them in a loop. A guess for an editor, made without running
 * anything: the last line before the place that says something wins.
 */
export class PythonScope {
  private readonly before: string;

  constructor(
    private readonly types: ApiTypes,
    source: string,
    offset: number,
  ) {
    this.before = source.slice(0, offset);
  }

  /** Up to the end of the line: `[a["card"] for a in legal]` says last what `a` is. */
  static atLine(types: ApiTypes, source: string, offset: number): PythonScope {
    const end = source.indexOf('\n', offset);
    return new PythonScope(types, source, end < 0 ? source.length : end);
  }

  /** The type of the expression that ends a text, or null where nothing is known of it. */
  typeOf(text: string, depth = 0): string | null {
    const found = expressionAt(text.trimEnd());
    if (!found) return null;
    let type = this.typeOfName(found.name, depth);
    for (const way of found.ways) {
      if (!type) return null;
      type =
        'key' in way
          ? (this.types.field(type, way.key)?.type ?? this.types.elementOf(type))
          : this.types.elementOf(type);
    }
    return type;
  }

  private typeOfName(name: string, depth: number): string | null {
    if (depth > DEEPEST) return null;
    const said = new RegExp(
      [
        // def hook(name)   name: "Type"   name = expression   for name in expression
        `def (?<hook>\\w+)\\(\\s*${name}\\b`,
        `\\b${name}\\s*:\\s*["']?(?<declared>\\w+)["']?\\s*(?=[=,)\\n])`,
        `^[ \\t]*${name}\\s*(?::[^=\\n]+)?=\\s*(?<value>[^=\\n].*)$`,
        `\\bfor\\s+${name}\\s+in\\s+(?<many>[^:\\n\\])]+(?:\\[[^\\]\\n]*\\])*)`,
        // max(expression, key=lambda name: …)
        `\\w\\(\\s*(?<given>[\\w"'[\\]]+)\\s*,\\s*key\\s*=\\s*lambda\\s+${name}\\s*:`,
      ].join('|'),
      'gm',
    );
    let type: string | null = null;
    for (const { groups = {}, index } of this.before.matchAll(said)) {
      const { hook, declared, value, many = groups.given } = groups;
      const scope = this.at(index);
      if (hook) type = this.types.parameterOf(hook) ?? type;
      else if (declared && this.types.fieldsOf(declared).length > 0) type = declared;
      else if (value) type = scope.typeOfValue(value, depth + 1) ?? type;
      else if (many) {
        const list = scope.typeOfValue(many.replace(/\s+if\s.*$/, ''), depth + 1);
        type = (list && this.types.elementOf(list)) ?? type;
      }
    }
    return type;
  }

  private at(offset: number): PythonScope {
    return new PythonScope(this.types, this.before, offset);
  }

  /** The type of a whole right-hand side. */
  private typeOfValue(value: string, depth: number): string | null {
    const text = value.replace(/\s+#.*$/, '').trim();
    // [x for x in many if …] and sorted(many, …) hold what many holds.
    const comprehension = /^\[\s*(\w+)\s+for\s+\1\s+in\s+(.+?)(?:\s+if\s.*)?\]?$/.exec(text);
    if (comprehension) return this.typeOf(comprehension[2] ?? '', depth);
    const kept = /^(?:sorted|list|reversed|set)\(\s*([^,()]+)/.exec(text);
    if (kept) return this.typeOf(kept[1] ?? '', depth);
    const one = /^(?:min|max|next|\w+\.choice|rng\.choice)\(\s*([^,()]+)/.exec(text);
    if (one) {
      const many = this.typeOf(one[1] ?? '', depth);
      return many && this.types.elementOf(many);
    }
    return /^[\w"'[\].()\-, ]+$/.test(text) ? this.typeOf(text, depth) : null;
  }
}
