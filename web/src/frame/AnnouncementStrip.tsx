import { Megaphone, TriangleAlert, X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useWords } from '../i18n';
import { followAnnouncement, useAnnouncement, wordsOf } from '../wire/announcement';

const SEEN = 'serai.announcement';

/** The word of the house over every page, until it ends or is put away. */
export function AnnouncementStrip() {
  const { t, language } = useWords();
  const now = useAnnouncement((state) => state.now);
  const [seen, setSeen] = useState(() => localStorage.getItem(SEEN));
  const strip = useRef<HTMLDivElement>(null);
  useEffect(followAnnouncement, []);
  const shown = now && now.id !== seen ? now : null;
  // Tables fill the window; they begin below it.
  useLayoutEffect(() => {
    const element = strip.current;
    if (!element || !shown) return;
    const root = document.documentElement.style;
    const observer = new ResizeObserver(() =>
      root.setProperty('--announced', `${element.offsetHeight}px`),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.removeProperty('--announced');
    };
  }, [shown]);
  const putAway = (id: string) => {
    localStorage.setItem(SEEN, id);
    setSeen(id);
  };
  return (
    <div role="status" className="sticky top-0 z-[41]">
      {shown && (
        <div ref={strip} className="announcement" data-level={shown.level}>
          {shown.level === 'warning' ? (
            <TriangleAlert size={18} aria-hidden="true" />
          ) : (
            <Megaphone size={18} aria-hidden="true" />
          )}
          <span className="min-w-0 break-words" dir="auto">
            {wordsOf(shown, language)}
          </span>
          <button
            type="button"
            className="icon-button text-inherit"
            aria-label={t('toast.close')}
            onClick={() => putAway(shown.id)}
          >
            <X size={17} />
          </button>
        </div>
      )}
    </div>
  );
}
