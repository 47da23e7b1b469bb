// Written by `python -m server.wire.typescript` from the server's schemas.

/** What is absent or null stays. E-mail and password need `current_password`. */
export interface Changing {
  name?: string | null;
  email?: string | null;
  password?: string | null;
  current_password?: string | null;
}

/** Guests have no password to give. */
export interface Deleting {
  current_password?: string | null;
}

export interface ExportQuery {
  format?: 'json' | 'md';
}

export interface FramesQuery {
  /** a seat, or `all` for all hands */
  seat?: string;
  /** 0 is the first deal */
  from?: number;
  count?: number;
}

export interface Games {
  games: Record<string, unknown>[];
}

export interface Guest {
  name?: string | null;
}

/** Without `name` the guest keeps the one it has. */
export interface GuestRegistering {
  email: string;
  /** 8 characters or more, up to 72 bytes */
  password: string;
  name?: string | null;
}

export interface LoggingIn {
  /** name or e-mail address */
  login: string;
  /** 8 characters or more, up to 72 bytes */
  password: string;
}

export interface LoggingOut {
  /** all sessions, not only this one */
  everywhere?: boolean;
}

export interface MatchesQuery {
  /** `next` of the page before */
  cursor?: string | null;
  /** items on a page */
  limit?: number;
  player?: string | null;
  game?: string | null;
}

export interface Me {
  id: string;
  name: string;
  role: string;
  email: string | null;
  /** milliseconds since 1970 */
  since: number;
}

export interface Player {
  id: string;
  name: string;
  role: string;
}

/** RFC 9457. Clients decide by `code`; `detail` is for people. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: string;
  rule?: string | null;
  retry_after?: number | null;
  request_id?: string | null;
}

export interface Profile {
  id: string;
  name: string;
  role: string;
  /** milliseconds since 1970 */
  since: number;
  ratings: RatingShown[];
}

export interface RatingShown {
  game: string;
  mu: number;
  sigma: number;
  matches: number;
}

export interface Registering {
  /** 2 to 20 letters, digits, spaces, _ - . */
  name: string;
  email: string;
  /** 8 characters or more, up to 72 bytes */
  password: string;
}

export interface Replay {
  match: Record<string, unknown>;
  record: Record<string, unknown>;
  times: number[];
}

/** The refresh token comes in the cookie `serai_refresh`. */
export interface SignedIn {
  access_token: string;
  /** seconds */
  expires_in: number;
  player: Player;
}

export interface TablesQuery {
  /** `next` of the page before */
  cursor?: string | null;
  /** items on a page */
  limit?: number;
  game?: string | null;
  state?: string | null;
}
