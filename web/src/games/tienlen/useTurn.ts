import { useEffect, useMemo, useState } from 'react';
import { indexOf, rankOf, suitOf } from '../../cards/code';
import { cardNames } from '../../cards/names';
import { useWords } from '../../i18n';
import { announce } from '../../table/Announcer';
import type { HandCard } from '../../table/useHandInput';
import type { TienlenAction } from '../../wire/generated/messages';
import type { Board, Hint } from '../useBoard';
import { comboOf, inOrder } from './combos';
import { offerOf, verdictOf } from './plays';
import type { Props } from './types';
import type { Names } from './words';

const SUITS = { S: '♠', C: '♣', D: '♦', H: '♥' };
/** A card in a sentence, kept left to right. */
const shortCard = (code: string) => `\u2066${indexOf(rankOf(code))}${SUITS[suitOf(code)]}\u2069`;

/** Somebody who has passed and cannot cut is not asked to press the button again (TL-4.7). */
const PASS_AFTER = 1500;

/** What can be done now, what is asked, and what is said of the picked cards. */
export function useTurn(props: Props, board: Board<TienlenAction>, names: Names) {
  const { latest, legal } = props;
  const { yourTurn, picked, pick, send, hint } = board;
  const { t, say } = useWords();
  const offer = useMemo(() => offerOf(yourTurn ? legal : []), [yourTurn, legal]);
  /** Cards that were not taken: a dimmed one, or a selection. Their reason follows the language of the page. */
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [advice, setAdvice] = useState<(Hint<TienlenAction> & { seq: number }) | null>(null);
  const { seq } = latest;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new state or selection takes it away
  useEffect(() => setRefused([]), [seq, picked.join()]);

  useEffect(() => {
    if (!hint) return;
    announce(hint.why);
    setAdvice({ ...hint, seq });
    if (hint.action.type === 'play') pick(hint.action.cards);
  }, [hint, pick, seq]);
  // It stands for as long as the cards are picked that it speaks of.
  const advised = advice?.action.type === 'play' ? advice.action.cards : [];
  const advises =
    advice?.seq === seq && yourTurn && inOrder(picked).join() === inOrder(advised).join();

  const mustPass = yourTurn && latest.free_cut && offer.canPass && !offer.canPlay;
  useEffect(() => {
    if (!mustPass) return;
    const timer = setTimeout(() => send({ type: 'pass' }), PASS_AFTER);
    return () => clearTimeout(timer);
  }, [mustPass, send]);

  const combo = comboOf(picked);
  const verdict = picked.length > 0 ? verdictOf(picked, combo, offer, latest) : null;
  const opening = latest.opening_card ? shortCard(latest.opening_card) : '';

  const whyNot = (code: string): string | undefined => {
    if (!yourTurn || offer.playable.has(code)) return undefined;
    if (latest.opening_card) return t('tienlen.why.opening', { card: opening });
    if (latest.free_cut) return t('tienlen.why.freeCut');
    return offer.canPlay ? t('tienlen.why.card', { card: shortCard(code) }) : t('tienlen.why.none');
  };
  const saidOf = (codes: readonly string[]): string => {
    const said = verdictOf(codes, comboOf(codes), offer, latest);
    return t(`tienlen.verdict.${said}`, { combo: names.combo(codes), card: opening });
  };
  const reasonOf = (codes: readonly string[]): string => {
    const [code = ''] = codes;
    return (codes.length === 1 && whyNot(code)) || saidOf(codes);
  };
  const refuse = (codes: readonly string[]) => {
    setRefused(codes);
    announce(reasonOf(codes), 'assertive');
  };
  const verdictText = verdict ? saidOf(picked) : '';
  const ask = (() => {
    if (latest.free_cut) return offer.canPlay ? 'freeCut' : 'freePass';
    if (!latest.top) return latest.opening_card ? 'open' : 'lead';
    return offer.canPlay ? 'beat' : 'pass';
  })();

  return {
    offer,
    combo,
    verdict,
    verdictText,
    refusal: refused.length > 0 ? reasonOf(refused) : '',
    refuse,
    advice: advises ? advice : null,
    /** What is asked, whole and without "your turn". */
    ask: t(`tienlen.ask.${ask}`, { card: opening }),
    shortAsk: t(`tienlen.short.${ask}`, { card: opening }),
    cardOf: (code: string): HandCard => {
      const why = whyNot(code);
      return why === undefined ? { code } : { code, dimmed: true, why };
    },
    pick: (codes: string[]) => {
      pick(codes);
      if (codes.length === 0) {
        announce(t('tienlen.unpicked'));
        return;
      }
      announce(t('tienlen.picked', { cards: cardNames(say, codes), verdict: saidOf(codes) }));
    },
    play: (codes: readonly string[]) => {
      const action = offer.playOf(codes);
      if (action) send(action);
      else if (codes.length > 0) refuse(codes);
    },
    pass: () => {
      if (offer.canPass) send({ type: 'pass' });
    },
  };
}

export type Turn = ReturnType<typeof useTurn>;
