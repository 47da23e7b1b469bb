import { createContext, useContext } from 'react';
import { type Layout, layoutOf } from './layout';

export const StageLayout = createContext<Layout>(
  layoutOf({ size: 'wide', width: 1100, height: 840, cards: 0 }),
);

/** The zones of the stage that this part stands on. */
export const useLayout = (): Layout => useContext(StageLayout);
