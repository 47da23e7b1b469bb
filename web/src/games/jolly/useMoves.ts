import { useMemo, useState } from 'react';
import { additions, discardOf, newMelds, type Plan, swapOf, type Table } from './plans';
import { type Action, type Laid, ofType, type View } from './types';

/** One way to use the picked cards; `swap` brings a joker to the hand. */
export type Choice = { actions: Action[]; laid: Laid; meld: number; swap?: boolean };
/** Several ways: the player chooses. */
export type Question = { ask: 'lay' | 'add'; choices: Choice[] };

export const GOAL = 30;

const tableOf = (latest: View, legal: readonly Action[]): Table => ({
  hand: latest.hand,
  melds: latest.melds,
  legal,
  keep: latest.options.go_out === 'any' ? 0 : 1,
});

const choiceOf = ({ actions, laid, meld }: Plan): Choice => ({ actions, laid, meld });

/** Everything that cards can do now, and the question where they can do it in several ways. */
export function useMoves(
  latest: View,
  legal: readonly Action[],
  run: (actions: readonly Action[]) => void,
) {
  const [question, setQuestion] = useState<(Question & { seq: number }) | null>(null);
  const table = useMemo(() => tableOf(latest, legal), [latest, legal]);

  const layings = (codes: readonly string[]): Choice[] => newMelds(table, codes).map(choiceOf);
  const addingsTo = (codes: readonly string[], meld: number): Choice[] => {
    const swap = swapOf(table, codes, meld);
    const target = table.melds.find((one) => one.meld === meld);
    return [
      ...additions(table, codes, meld).map(choiceOf),
      ...(swap && target ? [{ actions: [swap], laid: target, meld, swap: true }] : []),
    ];
  };
  const addings = (codes: readonly string[]): Choice[] =>
    table.melds.flatMap(({ meld }) => addingsTo(codes, meld));

  const answer = (choice: Choice) => {
    setQuestion(null);
    run(choice.actions);
  };
  /** Does the only thing, or asks which. */
  const choose = (ask: Question['ask'], choices: Choice[]): boolean => {
    const [only, ...more] = choices;
    if (!only) return false;
    if (more.length === 0) answer(only);
    else setQuestion({ ask, choices, seq: latest.seq });
    return true;
  };
  const act = (action: Action | undefined): boolean => {
    if (action) run([action]);
    return action !== undefined;
  };

  return {
    table,
    layings,
    addings,
    addingsTo,
    lay: (codes: readonly string[]) => choose('lay', layings(codes)),
    add: (codes: readonly string[]) => choose('add', addings(codes)),
    addTo: (codes: readonly string[], meld: number) => choose('add', addingsTo(codes, meld)),
    discard: (codes: readonly string[]) => act(discardOf(table, codes)),
    draw: () => act(ofType(legal, 'draw')[0]),
    take: (count: number) => act(ofType(legal, 'take').find((one) => one.count === count)),
    takeBack: () => act(ofType(legal, 'take_back')[0]),
    zudrehen: () => act(ofType(legal, 'zudrehen')[0]),
    can: {
      draw: ofType(legal, 'draw').length > 0,
      take: ofType(legal, 'take').length,
      takeBack: ofType(legal, 'take_back').length > 0,
      zudrehen: ofType(legal, 'zudrehen').length > 0,
      discard: (codes: readonly string[]) => discardOf(table, codes) !== undefined,
    },
    /** A question is about one state of the table. */
    question: question?.seq === latest.seq ? question : null,
    answer,
    close: () => setQuestion(null),
  };
}

export type Moves = ReturnType<typeof useMoves>;
