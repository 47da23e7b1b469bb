import type { RouteObject } from 'react-router';
import { withTexts } from '../../i18n';

/** The arena's addresses; each page is a chunk of its own. */
export const arenaRoutes: RouteObject[] = [
  {
    path: 'arena',
    lazy: async () => ({ Component: (await withTexts(import('./ArenaDoor'), 'arena')).ArenaDoor }),
  },
  {
    path: 'arena/live',
    lazy: async () => ({ Component: (await withTexts(import('./LivePage'), 'arena')).LivePage }),
  },
  {
    path: 'arena/challenges',
    lazy: async () => ({
      Component: (await withTexts(import('./challenges/ChallengesPage'), 'arena')).ChallengesPage,
    }),
  },
  {
    path: 'arena/challenges/:id',
    lazy: async () => ({
      Component: (await withTexts(import('./challenges/ChallengePage'), 'arena')).ChallengePage,
    }),
  },
  {
    path: 'arena/tournaments',
    lazy: async () => ({
      Component: (await withTexts(import('./tournaments/TournamentsPage'), 'arena'))
        .TournamentsPage,
    }),
  },
  {
    path: 'arena/tournaments/new',
    lazy: async () => ({
      Component: (await withTexts(import('./tournaments/NewTournamentPage'), 'arena'))
        .NewTournamentPage,
    }),
  },
  {
    path: 'arena/tournaments/:id',
    lazy: async () => ({
      Component: (await withTexts(import('./tournaments/TournamentPage'), 'arena')).TournamentPage,
    }),
  },
  {
    path: 'arena/bots/:bot',
    lazy: async () => ({
      Component: (await withTexts(import('./bot/ArenaBotPage'), 'arena')).ArenaBotPage,
    }),
  },
  {
    path: 'arena/:game',
    lazy: async () => ({
      Component: (await withTexts(import('./LadderPage'), 'arena')).LadderPage,
    }),
  },
  {
    path: 'arena/:game/boards',
    lazy: async () => ({
      Component: (await withTexts(import('./boards/BoardsPage'), 'arena')).BoardsPage,
    }),
  },
  {
    path: 'arena/:game/boards/:board',
    lazy: async () => ({
      Component: (await withTexts(import('./boards/BoardPage'), 'arena')).BoardPage,
    }),
  },
];
