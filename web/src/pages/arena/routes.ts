import type { RouteObject } from 'react-router';

/** The arena's addresses; each page is a chunk of its own. */
export const arenaRoutes: RouteObject[] = [
  {
    path: 'arena',
    lazy: async () => ({ Component: (await import('./ArenaDoor')).ArenaDoor }),
  },
  {
    path: 'arena/live',
    lazy: async () => ({ Component: (await import('./LivePage')).LivePage }),
  },
  {
    path: 'arena/challenges',
    lazy: async () => ({
      Component: (await import('./challenges/ChallengesPage')).ChallengesPage,
    }),
  },
  {
    path: 'arena/challenges/:id',
    lazy: async () => ({
      Component: (await import('./challenges/ChallengePage')).ChallengePage,
    }),
  },
  {
    path: 'arena/tournaments',
    lazy: async () => ({
      Component: (await import('./tournaments/TournamentsPage')).TournamentsPage,
    }),
  },
  {
    path: 'arena/tournaments/new',
    lazy: async () => ({
      Component: (await import('./tournaments/NewTournamentPage')).NewTournamentPage,
    }),
  },
  {
    path: 'arena/tournaments/:id',
    lazy: async () => ({
      Component: (await import('./tournaments/TournamentPage')).TournamentPage,
    }),
  },
  {
    path: 'arena/bots/:bot',
    lazy: async () => ({ Component: (await import('./bot/ArenaBotPage')).ArenaBotPage }),
  },
  {
    path: 'arena/:game',
    lazy: async () => ({ Component: (await import('./LadderPage')).LadderPage }),
  },
  {
    path: 'arena/:game/boards',
    lazy: async () => ({ Component: (await import('./boards/BoardsPage')).BoardsPage }),
  },
  {
    path: 'arena/:game/boards/:board',
    lazy: async () => ({ Component: (await import('./boards/BoardPage')).BoardPage }),
  },
];
