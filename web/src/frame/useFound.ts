import { useEffect, useState } from 'react';
import { useWords } from '../i18n';
import { bots } from '../wire/bots';
import { GAMES } from '../wire/catalogue';
import type { GameName, TableCard } from '../wire/generated/messages';
import type { BotCard, PlayerFound } from '../wire/generated/rest';
import { type RestFailure, rest } from '../wire/rest';

export type Found = {
  games: GameName[];
  tables: TableCard[];
  players: PlayerFound[];
  bots: BotCard[];
};

/** Fewer letters would name half of the house. */
export const SHORTEST = 2;
const FEW = 5;
const TABLES = 100;
/** Milliseconds without a key before the server is asked. */
const PAUSE = 180;

const has = (name: string, text: string) =>
  name.toLocaleLowerCase().includes(text.toLocaleLowerCase());

async function look(text: string, games: GameName[]): Promise<Found> {
  const [tables, players, found] = await Promise.all([
    rest.tables({ limit: TABLES }),
    rest.players(text, FEW),
    bots.list({ name: text, limit: FEW }),
  ]);
  return {
    games,
    tables: tables.items
      .filter(({ name, code }) => has(name, text) || code === text.toUpperCase())
      .slice(0, FEW),
    players: players.items,
    bots: found.items,
  };
}

type Answer = {
  found: Found | null;
  /** Whether it was found for what is typed now, and not for what was before. */
  current: boolean;
  failure: RestFailure | null;
};

/** What is called like this; what was found before stays until there is an answer. */
export function useFound(typed: string): Answer {
  const { say } = useWords();
  const [found, setFound] = useState<Found | null>(null);
  const [asked, setAsked] = useState('');
  const [failure, setFailure] = useState<RestFailure | null>(null);
  const text = typed.trim();
  useEffect(() => {
    if (text.length < SHORTEST) return setFound(null);
    const named = GAMES.filter((game) =>
      [game, say(`game.${game}.full`)].some((name) => has(name, text)),
    );
    let wanted = true;
    const later = setTimeout(() => {
      look(text, named).then(
        (hits) => {
          if (!wanted) return;
          setFound(hits);
          setAsked(text);
          setFailure(null);
        },
        (error: RestFailure) => wanted && setFailure(error),
      );
    }, PAUSE);
    return () => {
      wanted = false;
      clearTimeout(later);
    };
  }, [text, say]);
  return { found, current: found !== null && asked === text, failure };
}
