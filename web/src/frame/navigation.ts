import type { MessageKey } from '../i18n';

export type Place = { to: string; label: MessageKey; admin?: boolean };

/** The top of the page; a new page needs a line here and one in `routes.tsx`. */
export const PLACES: readonly Place[] = [
  { to: '/', label: 'nav.play' },
  { to: '/arena', label: 'nav.arena' },
  { to: '/bots', label: 'nav.bots' },
  { to: '/matches', label: 'nav.replays' },
  { to: '/rules', label: 'nav.rules' },
];
