import { useCallback, useEffect, useState } from 'react';
import { bots } from '../../../wire/bots';
import type { VersionCard } from '../../../wire/generated/rest';
import type { RestFailure } from '../../../wire/rest';
import { dropDraft, keepDraft, keptDraft } from '../drafts';
import { EMPTY_BOT } from '../emptyBot';

export type Draft = {
  source: string;
  /** The version that it began as; null for none. */
  base: number | null;
  /** Not what that version says. */
  edited: boolean;
  /** Kept in this browser; false where it has no room. */
  kept: boolean;
};

type Start = { base: number | null; saved: string | null; source: string };
type Opened = { state: 'loading' } | { state: 'failed'; failure: RestFailure } | { state: 'here' };

/** What is in the editor: the draft of this browser, else a version, else an empty bot. */
export function useDraft(bot: string, wanted: number | null) {
  const [opened, setOpened] = useState<Opened>({ state: 'loading' });
  const [versions, setVersions] = useState<VersionCard[]>([]);
  const [next, setNext] = useState<string | null>(null);
  const [start, setStart] = useState<Start>({ base: null, saved: null, source: '' });
  const [source, setSource] = useState('');
  const [kept, setKept] = useState(true);

  const loadVersions = useCallback(async () => {
    const page = await bots.versions(bot);
    setVersions(page.items);
    setNext(page.next);
    return page.items;
  }, [bot]);

  useEffect(() => {
    let open = true;
    const load = async () => {
      const [newest] = await loadVersions();
      const draft = wanted === null ? keptDraft(bot) : null;
      const base = wanted ?? draft?.base ?? newest?.number ?? null;
      const saved = base === null ? null : (await bots.version(bot, base)).source;
      if (!open) return;
      const shown = draft?.source ?? saved ?? EMPTY_BOT;
      setStart({ base, saved, source: shown });
      setSource(shown);
      setOpened({ state: 'here' });
    };
    load().catch((failure: RestFailure) => open && setOpened({ state: 'failed', failure }));
    return () => {
      open = false;
    };
  }, [bot, wanted, loadVersions]);

  const change = useCallback(
    (text: string) => {
      setSource(text);
      if (text === start.saved) dropDraft(bot);
      else setKept(keepDraft(bot, text, start.base));
    },
    [bot, start],
  );
  /** Another source in place of this one; undo in the editor brings it back. */
  const take = useCallback(
    (
      text: string,
      base: number | null,
      saved: string | null = base === null ? start.saved : text,
    ) => {
      const from = base ?? start.base;
      setStart({ base: from, saved, source: text });
      setSource(text);
      if (text === saved) dropDraft(bot);
      else setKept(keepDraft(bot, text, from));
    },
    [bot, start],
  );
  const more = useCallback(async () => {
    const page = await bots.versions(bot, next);
    setVersions((before) => [...before, ...page.items]);
    setNext(page.next);
  }, [bot, next]);

  const draft: Draft = { source, base: start.base, edited: source !== start.saved, kept };
  return {
    opened,
    given: start,
    draft,
    change,
    take,
    versions,
    loadVersions,
    more: next ? more : null,
  };
}
