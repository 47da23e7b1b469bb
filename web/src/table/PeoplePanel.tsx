import type { ReactNode } from 'react';
import { Avatar } from './Avatar';
import { useText } from './text';
import './panels.css';

type PersonEntry = {
  id: string;
  name: string;
  face: number;
  bot?: boolean;
  /** "dealer", "away". */
  note?: ReactNode;
};

type Props = {
  seated: readonly PersonEntry[];
  watching: readonly PersonEntry[];
  /** How many watch, where their names are not known. */
  watchers?: number;
};

function People({ people }: { people: readonly PersonEntry[] }) {
  const t = useText();
  return (
    <ul>
      {people.map(({ id, name, face, bot = false, note }) => (
        <li key={id}>
          <Avatar face={face} bot={bot} size={32} />
          <b>
            <bdi>{name}</bdi>
            {bot && <span className="bot-tag">{t('table.botTag')}</span>}
          </b>
          {note && <span>{note}</span>}
        </li>
      ))}
    </ul>
  );
}

/** Who sits at the table and who watches. */
export function PeoplePanel({ seated, watching, watchers = 0 }: Props) {
  const t = useText();
  return (
    <div className="people">
      <h3>{t('table.seated')}</h3>
      <People people={seated} />
      <h3>{t('table.watching')}</h3>
      {watching.length > 0 ? (
        <People people={watching} />
      ) : watchers > 0 ? (
        <p className="panel-empty">{t('table.watchers', { count: watchers })}</p>
      ) : (
        <p className="panel-empty">{t('table.nobodyWatches')}</p>
      )}
    </div>
  );
}
