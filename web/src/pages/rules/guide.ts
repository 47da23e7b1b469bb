import type { GameName } from '../../wire/generated/messages';

/** The parts of every guide with the number of their paragraphs; `score` and `words` are lists. */
export type Guide = {
  aim: number;
  cards: number;
  deal: number;
  play: number;
  score: number;
  words: number;
};

export const GUIDES: Record<GameName, Guide> = {
  omi: { aim: 1, cards: 1, deal: 1, play: 2, score: 4, words: 4 },
  tienlen: { aim: 1, cards: 1, deal: 2, play: 3, score: 6, words: 5 },
  jolly: { aim: 1, cards: 1, deal: 1, play: 3, score: 5, words: 4 },
  baloot: { aim: 1, cards: 2, deal: 2, play: 2, score: 6, words: 5 },
  santase: { aim: 1, cards: 1, deal: 1, play: 4, score: 5, words: 4 },
};

export const PROSE = ['aim', 'cards', 'deal', 'play'] as const;
export const SECTIONS = [...PROSE, 'score', 'words'] as const;

/** 1, 2, … n. */
export const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1);

/** Every text that a guide shows; a test looks for them. */
export function textsOf(game: GameName, pictured: readonly string[]): string[] {
  const guide = GUIDES[game];
  return [
    ...PROSE.flatMap((part) => upTo(guide[part]).map((n) => `howto.${game}.${part}.${n}`)),
    ...pictured.map((part) => `howto.${game}.${part}.pic`),
    ...upTo(guide.score).flatMap((n) => [
      `howto.${game}.score.${n}.what`,
      `howto.${game}.score.${n}.pays`,
    ]),
    ...upTo(guide.words).flatMap((n) => [
      `howto.${game}.word.${n}`,
      `howto.${game}.word.${n}.gloss`,
    ]),
  ];
}
