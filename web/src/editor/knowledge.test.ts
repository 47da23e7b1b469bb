import { describe, expect, it } from 'vitest';
import { API, SANTASE } from './api.fixture';
import { completionsAt } from './completions';
import { hoverAt } from './hovers';
import { signatureAt } from './signatures';

/** A source with the cursor at `|`. */
function at(text: string): [string, number] {
  const offset = text.indexOf('|');
  return [text.slice(0, offset) + text.slice(offset + 1), offset];
}
const offered = (text: string) =>
  completionsAt(API, SANTASE, ...at(text)).map(({ label }) => label);
const told = (text: string) => hoverAt(API, SANTASE, ...at(text));
const MOVE = 'def get_next_move(state):\n';

describe('the types of a game', () => {
  it('finds aliases, also those over several lines', () => {
    expect(SANTASE.members('SantaseAction')).toEqual(['SantasePlay', 'SantaseClose']);
    expect(SANTASE.members('SantaseTrick | None')).toEqual(['SantaseTrick']);
  });

  it('joins the keys of a union', () => {
    expect(SANTASE.fieldsOf('SantaseAction').map(({ name }) => name)).toEqual([
      'type',
      'card',
      'marriage',
    ]);
    expect(SANTASE.literalsOf(SANTASE.field('SantaseAction', 'type')?.type ?? '')).toEqual([
      'play',
      'close',
    ]);
  });

  it('knows what lists hold', () => {
    expect(SANTASE.elementOf('list[list[Literal["C", "D"]]]')).toBe('list[Literal["C", "D"]]');
    expect(SANTASE.elementOf('dict[str, int]')).toBe('int');
    expect(SANTASE.elementOf('int')).toBeNull();
  });
});

describe('completion', () => {
  it('offers the keys of the state', () => {
    expect(offered(`${MOVE}    hand = state["|`)).toContain('legal_actions');
    expect(offered(`${MOVE}    hand = state['ha|`)).toContain('hand');
    expect(offered(`${MOVE}    hand = state.get("|`)).toContain('hand');
  });

  it('offers nothing where no name can follow, so that Enter ends the line', () => {
    for (const line of ['RANKS = "9JQKTA"|', 'x = [1]|', 'x = f(1)|', 'x = {|', "x = ''|"]) {
      expect(offered(line), line).toEqual([]);
    }
  });

  it('follows keys, indices and assignments', () => {
    expect(offered(`${MOVE}    state["options"]["|`)).toEqual(['target', 'first_trick']);
    expect(offered(`${MOVE}    state["legal_actions"][0]["|`)).toContain('card');
    expect(offered(`${MOVE}    legal = state["legal_actions"]\n    legal[-1]["|`)).toContain(
      'card',
    );
    expect(offered(`${MOVE}    trick = state["last_trick"]\n    trick["|`)).toEqual([
      'leader',
      'cards',
      'winner',
    ]);
  });

  it('knows what loops and comprehensions take out', () => {
    const legal = `${MOVE}    legal = state["legal_actions"]\n`;
    expect(offered(`${legal}    for one in legal:\n        one["|`)).toContain('card');
    expect(offered(`${legal}    plays = [a for a in legal if a["|`)).toContain('card');
    expect(offered(`${legal}    cards = [a["|"] for a in legal]`)).toContain('card');
    expect(
      offered(`${legal}    plays = [a for a in legal if a["card"]]\n    plays[0]["|`),
    ).toContain('marriage');
    expect(offered(`${legal}    return max(legal, key=lambda a: a["|"])`)).toContain('card');
    expect(offered(`${legal}    best = max(legal, key=len)\n    best["|`)).toContain('card');
  });

  it('offers the words that a value may be', () => {
    expect(offered(`${MOVE}    if state["trump"] == "|`)).toEqual(['C', 'D', 'H', 'S']);
    expect(offered(`def on_event(event):\n    if event["type"] == "|`)).toEqual(['deal', 'action']);
  });

  it('helps to put an action together', () => {
    expect(offered(`${MOVE}    return {"|`)).toEqual(['type', 'card', 'marriage']);
    expect(offered(`${MOVE}    return {"type": "|`)).toEqual(['play', 'close']);
    expect(offered(`${MOVE}    return {"type": "close", "|`)).toEqual([]);
    expect(offered(`${MOVE}    return {"type": "play", "|`)).toEqual(['card', 'marriage']);
  });

  it('offers the functions that are not written yet, as a whole', () => {
    const [first] = completionsAt(API, SANTASE, '', 0);
    expect(first?.insert).toBe('def get_next_move(state):\n    return state["legal_actions"][0]$0');
    expect(offered(`${MOVE}    pass\n\ndef |`)).toEqual(['on_event']);
  });

  it('offers what may be imported', () => {
    expect(offered('import |')).toEqual(['math', 'random']);
  });

  it('offers the methods of lists and dicts', () => {
    expect(offered(`${MOVE}    state["hand"].|`)).toContain('index');
    expect(offered(`${MOVE}    state.|`)).toContain('get');
  });

  it('is silent in comments and in texts', () => {
    expect(offered('# state["|')).toEqual([]);
    expect(offered('print("hel|')).toEqual([]);
  });
});

describe('hover', () => {
  it('tells the type and the meaning of a key', () => {
    expect(told(`${MOVE}    danger = min(state["co|unts"])`)).toMatchObject({
      code: 'state["counts"]: list[int]',
      text: 'cards left in every hand',
    });
  });

  it('tells of the functions of a bot, and of Python', () => {
    expect(told('def on_ev|ent(event):')?.text).toBe('Something has happened.');
    expect(told('x = sor|ted([])')?.code).toMatch(/^sorted\(/);
  });

  it('tells what a name is', () => {
    expect(told(`${MOVE}    legal = st|ate["hand"]`)?.code).toBe('state: SantaseState');
    expect(told('SEEN = se|en')).toBeNull();
  });
});

describe('the parameters of a call', () => {
  const call = (text: string) => signatureAt(API, ...at(text));

  it('are those of Python, of this source, or of the interface', () => {
    expect(call('x = max(plays, |')).toMatchObject({ parameter: 1, signature: { name: 'max' } });
    expect(call('def strength(a, b):\n    """How."""\n    pass\n\nstrength([1, 2], |')).toEqual({
      parameter: 1,
      signature: { name: 'strength', parameters: ['a', 'b'], text: 'How.' },
    });
    expect(call('get_next_move(|')?.signature.parameters).toEqual(['state']);
  });

  it('are not told outside of a call', () => {
    expect(call('x = max(plays)|')).toBeNull();
    expect(call('x = [max, |')).toBeNull();
  });
});
