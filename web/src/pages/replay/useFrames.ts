import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Frame, Frames } from '../../wire/generated/messages';
import type { RestFailure } from '../../wire/rest';
import type { Viewer } from './viewer';

const PAGE = 64;
/** The next page is fetched this many frames before it is needed. */
const AHEAD = 24;

/** Asks for a page of frames, as a viewer may see them. */
export type LoadFrames = (viewer: Viewer, from: number) => Promise<Frames>;

/** Where a trick or a round begins. */
type Round = { start: number; kind: 'trick' | 'round' };

export type Course = {
  total: number;
  deals: readonly number[];
  /** Those after the first, as far as all before them are here. */
  rounds: readonly Round[];
};

/** The rounds that begin among these frames; what ends a deal begins none. */
function roundsOf(frames: readonly Frame[]): Round[] {
  return frames.flatMap(({ seq, events }): Round[] => {
    const types = new Set<string>(events.map(({ type }) => type));
    if (types.has('deal_scored')) return [];
    if (types.has('trick_won')) return [{ start: seq, kind: 'trick' }];
    return types.has('round_won') ? [{ start: seq, kind: 'round' }] : [];
  });
}

type Shelf = {
  course: Course | null;
  failure: RestFailure | null;
  frameAt: (seq: number) => Frame | null;
};

/** The frames of a match for one viewer, a page at a time, as they are needed round `seq`. */
export function useFrames(ask: LoadFrames, viewer: Viewer, seq: number): Shelf {
  const [told, setTold] = useState<Pick<Frames, 'total' | 'deals'> | null>(null);
  const [rounds, setRounds] = useState<ReadonlyMap<number, readonly Round[]>>(new Map());
  const [failure, setFailure] = useState<RestFailure | null>(null);
  const pages = useRef(new Map<string, Frame[] | 'asked'>());

  const load = useCallback(
    async (page: number) => {
      const key = `${viewer} ${page}`;
      if (pages.current.has(key)) return;
      pages.current.set(key, 'asked');
      try {
        const { frames, total, deals } = await ask(viewer, page * PAGE);
        pages.current.set(key, frames);
        setTold((known) => known ?? { total, deals });
        setRounds((known) => new Map(known).set(page, roundsOf(frames)));
        setFailure(null);
      } catch (error) {
        pages.current.delete(key);
        setFailure(error as RestFailure);
      }
    },
    [ask, viewer],
  );
  const total = told?.total;
  useEffect(() => {
    void load(Math.floor(seq / PAGE));
    const soon = seq + AHEAD;
    if (total !== undefined && soon < total) void load(Math.floor(soon / PAGE));
  }, [load, seq, total]);
  // A single deal is short, and the line marks all its rounds.
  const single = told?.deals.length === 1;
  useEffect(() => {
    if (!single || total === undefined) return;
    for (let page = 0; page * PAGE < total; page += 1) void load(page);
  }, [load, single, total]);
  const course = useMemo<Course | null>(() => {
    if (!told) return null;
    const known: Round[] = [];
    for (let page = 0; rounds.has(page); page += 1) known.push(...(rounds.get(page) ?? []));
    return { ...told, rounds: known };
  }, [told, rounds]);

  const frameAt = useCallback(
    (wanted: number) => {
      const page = pages.current.get(`${viewer} ${Math.floor(wanted / PAGE)}`);
      return Array.isArray(page) ? (page[wanted % PAGE] ?? null) : null;
    },
    [viewer],
  );
  return { course, failure, frameAt };
}
