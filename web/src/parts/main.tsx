/**
 * The sheet of parts, for development: `npm run dev`, then /parts.html. With `?board=tienlen` a whole board
 * with made-up data; `&theme=dark`, `&lang=ar`, `&deck=four`, `&motion=reduced` as wished.
 */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../app.css';
import { Deck } from '../cards/Deck';
import { type Language, WordsProvider } from '../i18n';
import { Announcer } from '../table/Announcer';
import { BalootBids } from './BalootBids';
import { BalootTrick } from './BalootTrick';
import { FlightsTable } from './FlightsTable';
import { JollyTable } from './JollyTable';
import { OmiTable } from './OmiTable';
import { PartsSheet } from './PartsSheet';
import { SantaseTable } from './SantaseTable';
import { TienlenTable } from './TienlenTable';

const SHEETS = {
  parts: PartsSheet,
  tienlen: TienlenTable,
  baloot: BalootTrick,
  bids: BalootBids,
  omi: OmiTable,
  santase: SantaseTable,
  jolly: JollyTable,
  flights: FlightsTable,
};

const wish = new URLSearchParams(location.search);
const Sheet = SHEETS[(wish.get('board') ?? 'parts') as keyof typeof SHEETS] ?? PartsSheet;
const language = (wish.get('lang') ?? 'en') as Language;
document.documentElement.dataset.theme = wish.get('theme') ?? 'light';
document.documentElement.dataset.motion = wish.get('motion') ?? 'full';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <WordsProvider language={language}>
        <Deck arabic={language === 'ar'} fourColour={wish.get('deck') === 'four'}>
          <Sheet />
          <Announcer />
        </Deck>
      </WordsProvider>
    </StrictMode>,
  );
}
