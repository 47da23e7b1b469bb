import { useCallback, useEffect, useRef, useState } from 'react';
import type { Frame, Frames } from '../../wire/generated/messages';
import type { RestFailure } from '../../wire/rest';
import type { Viewer } from './viewer';

const PAGE = 64;
/** The next page is fetched this many frames before it is needed. */
const AHEAD = 24;

/** Asks for a page of frames, as a viewer may see them. */
export type LoadFrames = (viewer: Viewer, from: number) => Promise<Frames>;

export type Course = { total: number; deals: readonly number[] };

type Shelf = {
  course: Course | null;
  failure: RestFailure | null;
  frameAt: (seq: number) => Frame | null;
};

/** The frames of a match for one viewer, a page at a time, as they are needed round `seq`. */
export function useFrames(ask: LoadFrames, viewer: Viewer, seq: number): Shelf {
  const [course, setCourse] = useState<Course | null>(null);
  const [failure, setFailure] = useState<RestFailure | null>(null);
  const [, setLoads] = useState(0);
  const pages = useRef(new Map<string, Frame[] | 'asked'>());

  const load = useCallback(
    async (page: number) => {
      const key = `${viewer} ${page}`;
      if (pages.current.has(key)) return;
      pages.current.set(key, 'asked');
      try {
        const told = await ask(viewer, page * PAGE);
        pages.current.set(key, told.frames);
        setCourse((known) => known ?? { total: told.total, deals: told.deals });
        setFailure(null);
        setLoads((count) => count + 1);
      } catch (error) {
        pages.current.delete(key);
        setFailure(error as RestFailure);
      }
    },
    [ask, viewer],
  );
  const total = course?.total;
  useEffect(() => {
    void load(Math.floor(seq / PAGE));
    const soon = seq + AHEAD;
    if (total !== undefined && soon < total) void load(Math.floor(soon / PAGE));
  }, [load, seq, total]);

  const frameAt = useCallback(
    (wanted: number) => {
      const page = pages.current.get(`${viewer} ${Math.floor(wanted / PAGE)}`);
      return Array.isArray(page) ? (page[wanted % PAGE] ?? null) : null;
    },
    [viewer],
  );
  return { course, failure, frameAt };
}
