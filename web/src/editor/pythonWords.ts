/** The words of Python that a bot has at hand; what they take is told while they are called. */
export const KEYWORDS = [
  ...['and', 'as', 'assert', 'break', 'class', 'continue', 'def', 'del', 'elif', 'else', 'except'],
  ...['finally', 'for', 'from', 'global', 'if', 'import', 'in', 'is', 'lambda', 'nonlocal', 'not'],
  ...['or', 'pass', 'raise', 'return', 'try', 'while', 'with', 'yield', 'True', 'False', 'None'],
] as const;

export type Signature = { name: string; parameters: readonly string[]; text: string };

const of = (line: string, text: string): Signature => {
  const [, name = '', inside = ''] = /^([\w.]+)\((.*)\)$/.exec(line) ?? [];
  return { name, parameters: inside ? inside.split(', ') : [], text };
};

export const BUILTINS: readonly Signature[] = [
  of('abs(x)', 'The value without its sign.'),
  of('all(iterable)', 'True if every item is true, or there is none.'),
  of('any(iterable)', 'True if one item is true.'),
  of('bool(x)', 'True or False.'),
  of('dict(**items)', 'A new dictionary.'),
  of('enumerate(iterable, start=0)', 'Pairs of a number and an item.'),
  of('filter(function, iterable)', 'The items for which the function is true.'),
  of('float(x)', 'A number from a number or a text.'),
  of('int(x)', 'A whole number from a number or a text.'),
  of('isinstance(object, type)', 'Whether the object is of this type.'),
  of('len(object)', 'How many items it has.'),
  of('list(iterable)', 'A new list of the items.'),
  of('map(function, iterable)', 'The function of every item.'),
  of('max(iterable, key=None, default=…)', 'The largest item, by `key` if there is one.'),
  of('min(iterable, key=None, default=…)', 'The smallest item, by `key` if there is one.'),
  of('print(*values, sep=" ", end="\\n")', 'Goes to the log of this decision, which only you see.'),
  of('range(start, stop, step)', 'Whole numbers from start up to, not with, stop.'),
  of('reversed(sequence)', 'The items from the last to the first.'),
  of('round(number, digits=None)', 'Rounded to so many digits.'),
  of('set(iterable)', 'A new set of the items.'),
  of('sorted(iterable, key=None, reverse=False)', 'A new sorted list of the items.'),
  of('str(object)', 'The object as a text.'),
  of('sum(iterable, start=0)', 'The items added up.'),
  of('tuple(iterable)', 'A new tuple of the items.'),
  of('zip(*iterables)', 'Items of several, side by side.'),
  of('random.Random(seed)', 'A generator of its own; state["rng_seed"] makes a match repeatable.'),
  of('random.choice(sequence)', 'One item by chance.'),
  of('random.random()', 'A number from 0 up to, not with, 1.'),
  of('random.randint(a, b)', 'A whole number from a to b, both included.'),
  of('random.shuffle(list)', 'Puts the list itself into a new order.'),
];

export const METHODS: Record<'dict' | 'list' | 'str', readonly string[]> = {
  dict: ['get', 'items', 'keys', 'values', 'copy'],
  list: [
    'append',
    'copy',
    'count',
    'extend',
    'index',
    'insert',
    'pop',
    'remove',
    'reverse',
    'sort',
  ],
  str: [
    'count',
    'endswith',
    'find',
    'index',
    'join',
    'lower',
    'replace',
    'split',
    'startswith',
    'upper',
  ],
};
