import type { MessageKey } from '../i18n';
import type { Player } from '../wire/generated/rest';

export type Place = { to: string; label: MessageKey; admin?: boolean };

/** The top of the page; a new page needs a line here and one in `routes.tsx`. */
export const PLACES: readonly Place[] = [
  { to: '/', label: 'nav.play' },
  { to: '/arena', label: 'nav.arena' },
  { to: '/bots', label: 'nav.bots' },
  { to: '/matches', label: 'nav.replays' },
  { to: '/rules', label: 'nav.rules' },
  { to: '/admin', label: 'nav.admin', admin: true },
];

/** Whether somebody is of those who keep order; the server decides what each of them may do. */
export const keepsOrder = (player: Player | null): boolean =>
  player?.role === 'moderator' || player?.role === 'admin';
