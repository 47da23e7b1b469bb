import { useState } from 'react';
import { useWords } from '../../../i18n';

/** Told elsewhere, or the same in every state of a match. */
const QUIET = new Set(['legal_actions', 'history', 'deals', 'options', 'game', 'actors', 'seq']);
const LONGEST = 90;
const MOST = 9;
const FIRST = ['hand', 'phase', 'seat', 'trump', 'table', 'trick', 'top', 'counts'];

/** What a player looks at first comes first; what says nothing comes last. */
function weight([name, value]: [string, unknown]): number {
  const place = FIRST.indexOf(name);
  if (place >= 0) return place;
  return value === null || JSON.stringify(value).length <= 2 ? 99 : FIRST.length;
}

/** The state as the bot got it: the short fields first, the rest on demand. */
export function Json({ view }: { view: object }) {
  const { t } = useWords();
  const [all, setAll] = useState(false);
  const fields = Object.entries(view);
  const short = fields
    .filter(([name, value]) => !QUIET.has(name) && JSON.stringify(value).length <= LONGEST)
    .sort((one, other) => weight(one) - weight(other))
    .slice(0, MOST);
  const shown = all ? fields : short;
  return (
    <div className="eye-code" dir="ltr">
      {shown.map(([name, value]) => (
        <div key={name}>
          <i>{name}</i>: {JSON.stringify(value)}
        </div>
      ))}
      {!all && fields.length > short.length && (
        <button type="button" onClick={() => setAll(true)}>
          {t('eye.moreFields', { count: fields.length - short.length })}
        </button>
      )}
    </div>
  );
}
