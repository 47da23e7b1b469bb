/** How a person plays each game, badly but by its rules: one decision from what the page shows. */
import type { Person, Seen } from './person';

/** Does one thing; false where there is nothing to do. */
type Play = (person: Person, now: Seen) => Promise<boolean>;

const firstFree = ({ cards }: Seen) => cards.findIndex(({ free }) => free);

async function lay(person: Person, now: Seen): Promise<boolean> {
  const at = now.cards.findIndex(({ picked, free }) => picked && free);
  const free = at >= 0 ? at : firstFree(now);
  if (!now.mine || free < 0) return false;
  if (at >= 0) await person.pick(at);
  await person.playCard(free);
  return true;
}

const omi: Play = async (person, now) => {
  if (now.bids.length > 0) return person.bid(now.bids[0] ?? '');
  return lay(person, now);
};

/** Buys when it may, declares what it has, and never doubles. */
const baloot: Play = async (person, now) => {
  const bid = now.bids.find((id) => /hokum|sun/.test(id)) ?? now.bids.at(-1);
  if (bid) return person.bid(now.bids.includes('pass') && /double|raise/.test(bid) ? 'pass' : bid);
  const declares = now.actions.find((id) => id.startsWith('declare'));
  if (declares) return person.act(declares);
  return lay(person, now);
};

/** Plays its cards, and says 66 as soon as it may: one of the two is soon at its seven points. */
const santase: Play = async (person, now) => {
  if (now.question) return person.press('dialog[open] .btn[data-kind=lantern]');
  if (now.actions.includes('pass')) return person.act('pass');
  if (now.actions.includes('say66')) return person.act('say66');
  const free = firstFree(now);
  if (!now.mine || free < 0) return false;
  if (now.cards.some(({ picked }) => picked) && now.actions.includes('play')) {
    return person.act('play');
  }
  return person.pick(free);
};

const RANKS = ['3', '4', '5', '6', '7', '8', '9', '10', 'jack', 'queen', 'king', 'ace', '2'];

/** Choices worth a try, each as places in the hand; what is on top tells how many cards it takes. */
function combinations({ cards, top }: Seen): number[][] {
  const places = (rank: string) =>
    cards.flatMap(({ name, free }, at) => (free && name.startsWith(`${rank} `) ? [at] : []));
  const groups = RANKS.map(places).filter((group) => group.length > 0);
  if (!top) return [...groups, ...groups.map((group) => group.slice(0, 1))];
  const straight = /straight of (\d+)/.exec(top);
  if (straight) {
    const length = Number(straight[1]);
    return groups
      .map((_, at) => groups.slice(at, at + length).map((group) => group.at(-1) ?? 0))
      .filter((run) => run.length === length);
  }
  const count = /pair of/.test(top) ? 2 : /three/.test(top) ? 3 : /four /.test(top) ? 4 : 1;
  return groups.filter((group) => group.length >= count).map((group) => group.slice(-count));
}

/** The lowest cards that go; passes if none do. */
const tienlen: Play = async (person, now) => {
  const passable = now.actions.includes('pass');
  if (!passable && !/your turn/i.test(now.asked)) return false;
  for (const [at, { picked }] of now.cards.entries()) if (picked) await person.pick(at);
  for (const choice of combinations(now)) {
    for (const at of choice) await person.pick(at);
    if ((await person.look()).actions.includes('play')) return person.act('play');
    for (const at of choice) await person.pick(at);
  }
  return passable ? person.act('pass') : false;
};

/** Draws and throws whatever comes, which helps those who lay: with both liberties of the rules a
 * deal of theirs is over after 6 turns, 20 at most, where 73 were seen without. */
const jolly: Play = async (person, now) => {
  if (now.actions.includes('zudrehen')) return person.act('zudrehen');
  if (now.actions.includes('draw')) return person.act('draw');
  if (now.actions.includes('discard')) return person.act('discard');
  // A second press came before the page had shown the first.
  if (now.cards.filter(({ picked }) => picked).length > 1) {
    await person.page.keyboard.press('Escape');
    return true;
  }
  if (!/discard/i.test(now.asked)) return false;
  return person.pick(Math.floor(Math.random() * now.cards.length));
};

export const PLAYS = { omi, tienlen, jolly, baloot, santase };
export type Game = keyof typeof PLAYS;
export const GAMES = Object.keys(PLAYS) as Game[];

/** Plays until the result stands there; fails when it takes longer. */
export async function playMatch(game: Game, person: Person, seconds = 180): Promise<void> {
  const end = Date.now() + seconds * 1000;
  let done = 0;
  while (Date.now() < end) {
    const now = await person.look();
    if (now.result) return;
    if (now.sheet) await person.press('.deal-sheet footer button');
    else if (await PLAYS[game](person, now)) done += 1;
    else await person.page.waitForTimeout(60);
  }
  const now = JSON.stringify(await person.look());
  throw new Error(`${game} was not over after ${seconds} s and ${done} actions: ${now}`);
}
