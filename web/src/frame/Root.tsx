import { lazy, Suspense, useMemo } from 'react';
import { Outlet, ScrollRestoration, useNavigate } from 'react-router';
import { Deck } from '../cards/Deck';
import { Reporting } from '../report/Reporting';
import { useSettings } from '../settings/settings';
import { toggleTheme, useTheme } from '../settings/useTheme';
import { Announcer } from '../table/Announcer';
import { Toasts } from '../ui/Toasts';
import { useBan } from '../wire/ban';
import { useCatalogue } from '../wire/catalogue';
import { AnnouncementStrip } from './AnnouncementStrip';
import { Backdrop } from './Backdrop';
import { BannedDoor } from './BannedDoor';
import { openFind, useFind } from './find';
import { KeyboardHelp } from './KeyboardHelp';
import { showKeys, useShortcuts } from './keys';
import { Offline } from './Offline';

const FindDialog = lazy(async () => ({ default: (await import('./FindDialog')).FindDialog }));

function toggleFullScreen(): void {
  if (document.fullscreenElement) void document.exitFullscreen();
  else void document.documentElement.requestFullscreen();
}

/** Around every page: cards, keys, notices. */
export function Root() {
  const theme = useTheme();
  const offline = useCatalogue((house) => house.offline && house.games === null);
  const ban = useBan((state) => state.ban);
  const navigate = useNavigate();
  const finding = useFind((state) => state.shown);
  const arabic = useSettings((settings) => settings.arabicIndices);
  const fourColour = useSettings((settings) => settings.fourColour);
  const shortcuts = useMemo(
    () => ({
      '?': showKeys,
      '/': openFind,
      t: () => toggleTheme(theme),
      f: toggleFullScreen,
      n: () => void navigate('/new'),
    }),
    [theme, navigate],
  );
  useShortcuts(shortcuts);
  return (
    <Deck arabic={arabic} fourColour={fourColour}>
      <Backdrop />
      <AnnouncementStrip />
      {ban ? <BannedDoor ban={ban} /> : offline ? <Offline /> : <Outlet />}
      <Announcer />
      <Toasts />
      <Reporting />
      <KeyboardHelp />
      {finding && (
        <Suspense>
          <FindDialog />
        </Suspense>
      )}
      <ScrollRestoration />
    </Deck>
  );
}
