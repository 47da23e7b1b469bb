import { createContext, type ReactNode, useContext } from 'react';

/** What those who watch can choose, in the place where players have their actions. */
export const WatcherControls = createContext<ReactNode>(null);
export const useWatcherControls = (): ReactNode => useContext(WatcherControls);
