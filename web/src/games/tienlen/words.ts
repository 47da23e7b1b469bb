import { useMemo } from 'react';
import { rankOf } from '../../cards/code';
import { cardName, cardNames, type Translate } from '../../cards/names';
import { type Language, useWords } from '../../i18n';
import { localeOf } from '../../i18n/format';
import type { BoardSeat } from '../board';
import { comboOf } from './combos';

/** "pair of jacks", "straight of 3, 8 to 10"; the cards one by one if they are no combination. */
export function comboName(say: Translate, codes: readonly string[]): string {
  const combo = comboOf(codes);
  if (!combo) return cardNames(say, codes);
  const { kind, low, high, length, top } = combo;
  switch (kind) {
    case 'single':
      return say('tienlen.combo.single', { card: cardName(say, top) });
    case 'straight':
    case 'pairs':
      return say(`tienlen.combo.${kind}`, {
        length,
        low: say(`cards.rank.${low}`),
        high: say(`cards.rank.${high}`),
      });
    default:
      return say(`tienlen.combo.${kind}`, { ranks: say(`tienlen.many.${rankOf(top)}`) });
  }
}

/** As a sentence of its own begins. */
export function upperFirst(text: string, language: Language): string {
  const [first = ''] = text;
  return first.toLocaleUpperCase(localeOf(language)) + text.slice(first.length);
}

/** Names that tell everybody apart: those that are the same are numbered. */
export function apart(names: readonly string[]): string[] {
  return names.map((name, at) => {
    const same = names.flatMap((other, i) => (other === name ? [i] : []));
    return same.length > 1 ? `${name} ${same.indexOf(at) + 1}` : name;
  });
}

/** First names where they tell everybody apart. */
export function shortened(names: readonly string[]): string[] {
  const first = (name: string) => name.split(' ')[0] ?? '';
  const long = apart(names);
  return names.map((name, at) => {
    if (names.filter((other) => first(other) === first(name)).length === 1) return first(name);
    const same = names.flatMap((other, i) => (other === name ? [i] : []));
    return same.length > 1 ? `${first(name)} ${same.indexOf(at) + 1}` : (long[at] ?? name);
  });
}

/** Names of seats and combinations as this board writes them. */
export function useNames(seats: readonly BoardSeat[]) {
  const { say, signed, language } = useWords();
  return useMemo(() => {
    const long = apart(seats.map(({ name }) => name));
    const short = shortened(seats.map(({ name }) => name));
    const isYou = (seat: number) => seats.some((one) => one.seat === seat && one.you);
    const combo = (codes: readonly string[]) => comboName(say, codes);
    return {
      isYou,
      /** Without "you": what stands under a face. */
      ownNameOf: (seat: number): string => long[seat] ?? '',
      nameOf: (seat: number): string => (isYou(seat) ? say('tienlen.you') : (long[seat] ?? '')),
      /** For narrow places. */
      shortOf: (seat: number): string => (isYou(seat) ? say('tienlen.you') : (short[seat] ?? '')),
      combo,
      /** "+4 points". */
      points: (score: number): string =>
        say('tienlen.points', { count: Math.abs(score), points: signed(score) }),
      titled: (codes: readonly string[]): string => upperFirst(combo(codes), language),
    };
  }, [seats, say, signed, language]);
}

export type Names = ReturnType<typeof useNames>;

/** Which sentence tells of a chop: *you* is a word of its own kind on both sides. */
export function chopForm({ isYou }: Pick<Names, 'isYou'>, by: number, on: number): string {
  if (isYou(by)) return 'youChop';
  return isYou(on) ? 'chopYou' : 'chop';
}
