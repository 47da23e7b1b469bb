import { createBrowserRouter } from 'react-router';
import { Backdrop } from './frame/Backdrop';
import { Broken } from './frame/Broken';
import { Layout } from './frame/Layout';
import { NotFound } from './frame/NotFound';
import { Root } from './frame/Root';
import { withTexts } from './i18n';
import { arenaRoutes } from './pages/arena/routes';
import { HomePage } from './pages/home/HomePage';

/** Every address of the page. What is not seen at once is a chunk of its own, and so are the texts of its rooms. */
export const router = createBrowserRouter([
  {
    element: <Root />,
    errorElement: <Broken />,
    hydrateFallbackElement: <Backdrop />,
    children: [
      {
        path: '/t/:code',
        lazy: async () => ({ Component: (await import('./pages/table/TablePage')).TablePage }),
      },
      {
        path: '/arena/watch/:match',
        lazy: async () => ({
          Component: (await withTexts(import('./pages/arena/watch/WatchPage'), 'arena')).WatchPage,
        }),
      },
      {
        path: '/matches/:id/replay',
        lazy: async () => ({ Component: (await import('./pages/replay/ReplayPage')).ReplayPage }),
      },
      {
        path: '/bots/:id/practice',
        lazy: async () => ({
          Component: (
            await withTexts(import('./pages/bots/practice/PracticeReplayPage'), 'bots', 'arena')
          ).PracticeReplayPage,
        }),
      },
      {
        element: <Layout footer={false} />,
        errorElement: <Broken />,
        children: [
          {
            path: 'bots/:id',
            lazy: async () => ({
              Component: (await withTexts(import('./pages/bots/BotPage'), 'bots', 'arena')).BotPage,
            }),
          },
        ],
      },
      {
        element: <Layout />,
        errorElement: <Broken />,
        children: [
          { index: true, element: <HomePage /> },
          {
            path: 'new',
            lazy: async () => ({
              Component: (await import('./pages/create/CreatePage')).CreatePage,
            }),
          },
          {
            path: 'login',
            lazy: async () => ({
              Component: (await import('./pages/account/LoginPage')).LoginPage,
            }),
          },
          {
            path: 'register',
            lazy: async () => ({
              Component: (await import('./pages/account/RegisterPage')).RegisterPage,
            }),
          },
          {
            path: 'reset',
            lazy: async () => ({
              Component: (await import('./pages/account/ResetPage')).ResetPage,
            }),
          },
          {
            path: 'admin/*',
            lazy: async () => ({
              Component: (
                await withTexts(
                  import('./pages/admin/AdminPage'),
                  'admin',
                  'adminCodes',
                  'adminHouse',
                  'arena',
                )
              ).AdminPage,
            }),
          },
          {
            path: 'settings',
            lazy: async () => ({
              Component: (await withTexts(import('./pages/account/SettingsPage'), 'bots'))
                .SettingsPage,
            }),
          },
          {
            path: 'settings/tokens',
            lazy: async () => ({
              Component: (await withTexts(import('./pages/account/TokensPage'), 'bots')).TokensPage,
            }),
          },
          {
            path: 'bots',
            lazy: async () => ({
              Component: (await withTexts(import('./pages/bots/BotsPage'), 'bots', 'arena'))
                .BotsPage,
            }),
          },
          {
            path: 'players/:name',
            lazy: async () => ({
              Component: (await import('./pages/player/PlayerPage')).PlayerPage,
            }),
          },
          {
            path: 'matches',
            lazy: async () => ({
              Component: (await import('./pages/matches/MatchesPage')).MatchesPage,
            }),
          },
          {
            path: 'matches/:id',
            lazy: async () => ({
              Component: (await import('./pages/matches/MatchPage')).MatchPage,
            }),
          },
          {
            path: 'rules',
            lazy: async () => ({
              Component: (await withTexts(import('./pages/rules/RulesPage'), 'howto')).RulesPage,
            }),
          },
          {
            path: 'rules/:game',
            lazy: async () => ({
              Component: (await withTexts(import('./pages/rules/GuidePage'), 'howto')).GuidePage,
            }),
          },
          {
            path: 'rules/:game/book',
            lazy: async () => ({
              Component: (await withTexts(import('./pages/rules/RuleBook'), 'howto')).RuleBook,
            }),
          },
          {
            path: 'about',
            lazy: async () => ({ Component: (await import('./pages/about/AboutPage')).AboutPage }),
          },
          ...arenaRoutes,
          { path: '*', element: <NotFound /> },
        ],
      },
    ],
  },
]);
