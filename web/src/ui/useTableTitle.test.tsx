import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, it } from 'vitest';
import { WordsProvider } from '../i18n';
import type { TableCard } from '../wire/generated/messages';
import { useTableTitle } from './useTableTitle';

afterEach(cleanup);

const Title = ({ name, mode = 'casual' }: { name: string; mode?: TableCard['mode'] }) =>
  useTableTitle({ name, mode, game: 'omi', code: 'KAR7Q2' });

it('calls the tables of the house in the language of the page, the others by their name', async () => {
  render(
    <WordsProvider language="de">
      <p>
        <Title name="Quick table" />, <Title name="Galle road" />, <Title name="" />
      </p>
    </WordsProvider>,
  );
  await screen.findByText('Schneller Tisch, Galle road, Omi KAR7Q2');
});

it('calls a table without a name by its game, in the script of the page', async () => {
  render(
    <WordsProvider language="ar">
      <p>
        <Title name="Omi" />
      </p>
    </WordsProvider>,
  );
  await screen.findByText('أومي');
});

it('calls the house bots of a game in the arena as their seats do', async () => {
  render(
    <WordsProvider language="de">
      <p>
        <Title name="Lantern – House hard" mode="arena" />
      </p>
    </WordsProvider>,
  );
  await screen.findByText('Lantern – Schwer');
});
