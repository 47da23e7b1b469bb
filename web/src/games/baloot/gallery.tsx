// @ts-nocheck
import '../../app.css';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { Deck } from '../../cards/Deck';
import { WordsProvider } from '../../i18n';
import Board from './index';
import { people, viewOf } from './sample';

const wish = new URLSearchParams(location.search);
const lang = wish.get('lang') ?? 'en';
document.documentElement.dataset.theme = wish.get('theme') ?? 'light';
document.documentElement.dataset.motion = 'reduced';
const h = {
  contract: 'hokum',
  trump: 'H',
  buyer: 2,
  taker: 2,
  phase: 'play',
  counts: [8, 7, 7, 7],
  actors: [0],
};
const HAND = ['JH', '9H', 'KH', 'AC', '8C', 'TD', 'KD', '7D'];
const five = ['AS', 'TS', 'KS', 'AC', '8D'];
const plays = (cards) => cards.map((card) => ({ type: 'play', card }));
const hok = (suits) => suits.map((suit) => ({ type: 'hokum', suit }));
const past = (...list) => list.map(([seat, type, rest]) => ({ seat, type, ...rest }));
const record = {
  deal: 5,
  dealer: 3,
  contract: 'hokum',
  trump: 'H',
  buyer: 2,
  taker: 2,
  level: 2,
  result: 'doubled',
  card: [100, 62],
  tricks: [5, 3],
  projects: [
    { seat: 2, project: 'fifty', cards: ['9S', 'TS', 'JS', 'QS'] },
    { seat: 0, project: 'hundred', cards: ['KC', 'KD', 'KH', 'KS'] },
  ],
  proj: [15, 0],
  raw: [150, 0],
  baloot: 1,
  bal: [0, 2],
  sawa: { seat: 0, accepted: true },
  left: [
    ['AS', 'KS'],
    ['7C', '8C'],
    ['7D', '8D'],
    ['7H', '8H'],
  ],
  gain: [62, 2],
  totals: [84, 61],
};
const voidDeal = {
  deal: 6,
  dealer: 0,
  result: 'kawesh',
  seat: 3,
  hand: ['7C', '8C', '7D', '8D', '9S'],
  gain: [0, 0],
  totals: [84, 61],
};
const STATES = {
  bid1: [
    viewOf({
      hand: five,
      public: 'QD',
      actors: [0],
      history: past([1, 'pass'], [2, 'hokum', { suit: 'D' }], [3, 'pass']),
      buyer: 2,
      trump: 'D',
    }),
    [{ type: 'sun' }, { type: 'ashkal' }, { type: 'pass' }],
  ],
  bid2: [
    viewOf({
      phase: 'bid2',
      hand: ['7S', '8S', '7D', '8D', '9H'],
      public: '9H',
      dealer: 3,
      actors: [0],
      history: past([0, 'pass'], [1, 'pass'], [2, 'pass'], [3, 'pass']),
    }),
    [{ type: 'pass' }, ...hok(['C', 'D', 'S']), { type: 'sun' }, { type: 'kawesh' }],
  ],
  double: [
    viewOf({
      ...h,
      phase: 'double',
      buyer: 3,
      taker: 3,
      counts: [8, 8, 8, 8],
      hand: HAND,
      history: past(
        [1, 'pass'],
        [2, 'pass'],
        [3, 'hokum', { suit: 'H' }],
        [0, 'pass'],
        [0, 'double'],
        [3, 'triple'],
      ),
      level: 3,
      doubler: 0,
    }),
    [{ type: 'four' }, { type: 'pass' }],
  ],
  trick: [
    viewOf({
      ...h,
      level: 2,
      doubler: 3,
      hand: HAND,
      declared: [
        { seat: 1, project: 'sira' },
        { seat: 2, project: 'fifty' },
      ],
      trick: [
        { seat: 1, card: '9S' },
        { seat: 2, card: 'AS' },
        { seat: 3, card: '8H' },
      ],
      scores: [84, 61, 84, 61],
      deal: 5,
    }),
    plays(['JH', '9H', 'KH']),
  ],
  declare: [
    viewOf({
      ...h,
      hand: ['AS', 'KS', 'QS', 'KH', 'KC', 'KD', '8D', '7D'],
      trick: [{ seat: 1, card: '9S' }],
    }),
    [
      { type: 'declare', project: 'sira', cards: ['QS', 'KS', 'AS'] },
      { type: 'declare', project: 'hundred', cards: ['KC', 'KD', 'KH', 'KS'] },
      ...plays(['AS', 'KS', 'QS']),
    ],
  ],
  lead: [
    viewOf({
      ...h,
      hand: HAND.slice(0, 6),
      winners: [0, 0],
      tricks_won: [2, 0],
      counts: [6, 6, 6, 6],
      projects: record.projects,
      history: past([0, 'play', { card: 'KS' }]),
    }),
    [...plays(HAND.slice(0, 6)), { type: 'sawa' }],
  ],
  sawa: [
    viewOf({
      ...h,
      phase: 'sawa',
      hand: HAND.slice(2, 8),
      winners: [0, 3],
      tricks_won: [1, 1],
      counts: [6, 6, 6, 6],
      actors: [0, 2],
      sawa: { seat: 3, hand: ['AS', 'TS', 'KS', 'JH', '9H', 'AH'], accepted: [2], state: 'asked' },
    }),
    [{ type: 'accept' }, { type: 'reject' }],
  ],
  open: [
    viewOf({
      ...h,
      hand: HAND.slice(2, 8),
      winners: [0, 3],
      tricks_won: [1, 1],
      counts: [6, 6, 6, 6],
      trick: [{ seat: 3, card: 'JH' }],
      sawa: { seat: 3, hand: ['AS', 'TS', 'KS', '9H', 'AH'], accepted: [], state: 'rejected' },
      history: past([0, 'reject']),
    }),
    plays(['KH']),
  ],
  opentop: [
    viewOf({
      ...h,
      hand: HAND.slice(2, 8),
      winners: [0, 2],
      tricks_won: [2, 0],
      counts: [6, 6, 6, 6],
      trick: [
        { seat: 2, card: 'JH' },
        { seat: 3, card: '7H' },
      ],
      sawa: { seat: 2, hand: ['AS', 'TS', 'KS', '9H', 'AH'], accepted: [], state: 'rejected' },
      history: past([1, 'reject']),
    }),
    plays(['KH']),
  ],
  sheet: [
    viewOf({ deal: 6, hand: five, actors: [1], scores: [84, 61, 84, 61], deals: [record] }),
    [],
  ],
  void: [
    viewOf({
      deal: 7,
      hand: five,
      actors: [1],
      scores: [84, 61, 84, 61],
      deals: [record, voidDeal],
    }),
    [],
  ],
  watch: [
    viewOf({
      ...h,
      seat: null,
      hand: [],
      trick: [
        { seat: 1, card: '9S' },
        { seat: 2, card: 'AS' },
      ],
      actors: [3],
      declared: [{ seat: 0, project: 'sira' }],
    }),
    [],
  ],
};
const name = wish.get('state') ?? 'trick';
const [view, legal] = STATES[name];
const own = name === 'watch' ? null : 0;
const seats = people.map((one) => (own === null ? { ...one, you: false } : one));
const between = name === 'sheet' || name === 'void';
const now = Date.now();
const props = {
  view,
  step: { view, events: [], speed: 1, instant: true },
  latest: view,
  legal,
  act: console.log,
  pending: null,
  refused: null,
  seat: own,
  seats,
  card: {
    game: 'baloot',
    name: lang === 'ar' ? 'مجلس الكثبان' : 'Majlis of the dunes',
    mode: 'practice',
    turn_seconds: 10,
    spectators: 2,
  },
  clock: { deadline: now + 7000, total: 10000 },
  playFrom: between ? now + 9000 : null,
  nextDeal() {},
  online: true,
  chat: [],
  say() {},
  leave() {},
  hint:
    name === 'trick' || name === 'bid1'
      ? async () =>
          name === 'bid1'
            ? {
                action: { type: 'sun' },
                why: 'My hand is good for Sun, and the public card does more for my partner.',
              }
            : {
                action: { type: 'play', card: '9H' },
                why: 'I try to win the trick, or make the next player spend a high card.',
              }
      : null,
};
createRoot(document.getElementById('root')).render(
  <MemoryRouter>
    <WordsProvider language={lang}>
      <Deck arabic={lang === 'ar'}>
        <Board {...props} />
      </Deck>
    </WordsProvider>
  </MemoryRouter>,
);
