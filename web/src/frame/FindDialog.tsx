import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useWords } from '../i18n';
import { Dialog } from '../ui/Dialog';
import { Field } from '../ui/Field';
import { GameMark } from '../ui/GameMark';
import { PlayerFace } from '../ui/PlayerFace';
import { failureText } from '../ui/toasts';
import { useTableTitle } from '../ui/useTableTitle';
import type { TableCard } from '../wire/generated/messages';
import { closeFind } from './find';
import { type Found, SHORTEST, useFound } from './useFound';

/** One line that leads somewhere. */
function Hit({ to, mark, name, about }: Line) {
  return (
    <li>
      <Link
        to={to}
        onClick={closeFind}
        className="flex min-h-[48px] items-center gap-3 rounded-[10px] px-2 hover:bg-surface-2"
      >
        {mark}
        <span className="min-w-0 grow truncate font-semibold">
          <bdi>{name}</bdi>
        </span>
        {about && (
          <span className="max-w-[45%] flex-none truncate text-13 text-ink-3">{about}</span>
        )}
      </Link>
    </li>
  );
}

type Line = { to: string; mark: ReactNode; name: string; about?: string };

function TableHit({ table }: { table: TableCard }) {
  const { say } = useWords();
  return (
    <Hit
      to={`/t/${table.code}`}
      mark={<GameMark game={table.game} size={32} />}
      name={useTableTitle(table)}
      about={say(`game.${table.game}`)}
    />
  );
}

function Group({ title, children }: { title: string; children: ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <section>
      <h3 className="mb-1 text-14 text-ink-3">{title}</h3>
      <ul>{children}</ul>
    </section>
  );
}

function Hits({ found }: { found: Found }) {
  const { t, say } = useWords();
  return (
    <div className="grid gap-4">
      <Group title={t('nav.rules')}>
        {found.games.map((game) => (
          <Hit
            key={game}
            to={`/rules/${game}`}
            mark={<GameMark game={game} size={32} />}
            name={say(`game.${game}.full`)}
            about={say(`game.${game}.from`)}
          />
        ))}
      </Group>
      <Group title={t('find.tables')}>
        {found.tables.map((table) => (
          <TableHit key={table.id} table={table} />
        ))}
      </Group>
      <Group title={t('find.players')}>
        {found.players.map(({ id, name }) => (
          <Hit
            key={id}
            to={`/players/${encodeURIComponent(name)}`}
            mark={<PlayerFace player={{ name, kind: 'person' }} size={32} />}
            name={name}
          />
        ))}
      </Group>
      <Group title={t('find.bots')}>
        {found.bots.map(({ id, name, owner }) => (
          <Hit
            key={id}
            to={`/arena/bots/${id}`}
            mark={<PlayerFace player={{ name, kind: 'bot' }} size={32} />}
            name={name}
            about={owner.name}
          />
        ))}
      </Group>
    </div>
  );
}

/** Looks for people, bots, tables and games by their name, as one types; Enter goes to the first. */
export function FindDialog() {
  const { t, say } = useWords();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const { found, current, failure } = useFound(text);
  const form = useRef<HTMLFormElement>(null);
  // Who types and presses Enter at once is taken there when the answer has come.
  const [sent, setSent] = useState(false);
  useEffect(() => {
    if (!sent || !current) return;
    setSent(false);
    const first = form.current?.querySelector('a');
    if (!first) return;
    closeFind();
    void navigate(first.getAttribute('href') ?? '/');
  }, [sent, current, navigate]);
  const go = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSent(true);
  };
  const nothing = found && Object.values(found).every((list) => list.length === 0);
  return (
    <Dialog title={t('find.title')} onClose={closeFind}>
      <form ref={form} className="grid gap-4" onSubmit={go}>
        <Field
          label={t('find.what')}
          type="search"
          dir="auto"
          maxLength={40}
          autoComplete="off"
          enterKeyHint="search"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setSent(false);
          }}
        />
        <div aria-live="polite" className="max-h-[min(420px,50dvh)] overflow-y-auto">
          {failure ? (
            <p className="text-danger">{failureText(say, failure)}</p>
          ) : text.trim().length < SHORTEST ? (
            <p className="text-ink-3">{t('find.short')}</p>
          ) : nothing ? (
            <p className="text-ink-2">{t('find.nothing')}</p>
          ) : (
            found && <Hits found={found} />
          )}
        </div>
      </form>
    </Dialog>
  );
}
