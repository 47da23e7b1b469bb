import type { ApiType, BotApi } from '../wire/generated/rest';
import { ApiTypes } from './apiTypes';

const type = (name: string, fields: Record<string, string>, text = ''): ApiType => ({
  name,
  text,
  fields: Object.entries(fields).map(([field, of]) => ({
    name: field,
    type: of,
    text: field === 'counts' ? 'cards left in every hand' : '',
  })),
});

/** A part of what `GET bots/api` tells of Santase. */
export const API: BotApi = {
  functions: [
    {
      name: 'get_next_move',
      signature: 'get_next_move(state)',
      required: true,
      text: "Returns one of state['legal_actions'].",
    },
    {
      name: 'on_event',
      signature: 'on_event(event)',
      required: false,
      text: 'Something has happened.',
    },
  ],
  state: [],
  imports: ['math', 'random'],
  limits: { move_seconds: 5, strikes: 3 },
  games: [
    {
      game: 'santase',
      state: 'SantaseState',
      types: [
        type('SantasePlay', { type: 'Literal["play"]', card: 'str', marriage: 'bool, or absent' }),
        type('SantaseClose', { type: 'Literal["close"]' }),
        type('SantaseTrick', { leader: 'int', cards: 'list[str]', winner: 'int' }),
        type('SantaseDealt', { type: 'Literal["deal"]', dealer: 'int', hand: 'list[str]' }),
        type('SantaseActed', { type: 'Literal["action"]', action: 'SantaseAction' }),
        type('SantaseOptions', {
          target: 'Literal[7, 11]',
          first_trick: 'Literal["free", "plain"]',
        }),
        type('SantaseInfo', { seat: 'int', options: 'SantaseOptions' }),
        type(
          'SantaseState',
          {
            hand: 'list[str]',
            legal_actions: 'list[SantaseAction]',
            last_trick: 'SantaseTrick | None',
            trump: 'Literal["C", "D", "H", "S"]',
            counts: 'list[int]',
            marriages: 'list[list[Literal["C", "D", "H", "S"]]]',
            options: 'SantaseOptions',
          },
          'What `get_next_move` gets.',
        ),
      ],
      stub: [
        '#: What `get_next_move` returns.',
        'SantaseAction: TypeAlias = (',
        '    SantasePlay | SantaseClose',
        ')',
        '',
        'SantaseEvent: TypeAlias = SantaseDealt | SantaseActed',
        '',
      ].join('\n'),
    },
  ],
};

const [santase] = API.games;
if (!santase) throw new Error('the fixture has no game');
export const SANTASE = new ApiTypes(santase);
