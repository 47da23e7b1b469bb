import { create } from 'zustand';
import type { GuestRegistering, LoggingIn, Player, Registering, SignedIn } from './generated/rest';
import { RestFailure, rest } from './rest';
import { forget, keep, mayRefresh, refresh } from './tokens';

type Session = {
  /** `unknown` until the cookie has been tried. */
  state: 'unknown' | 'visitor' | 'signed-in';
  player: Player | null;
};

export const useSession = create<Session>(() => ({
  state: mayRefresh() ? 'unknown' : 'visitor',
  player: null,
}));

const tabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('serai') : null;

function enter(signedIn: SignedIn): Player {
  keep(signedIn);
  useSession.setState({ state: 'signed-in', player: signedIn.player });
  tabs?.postMessage('entered');
  return signedIn.player;
}

function leave(): void {
  forget();
  useSession.setState({ state: 'visitor', player: null });
}

/** Picks up the session of an earlier visit, or of another tab. */
async function restore(): Promise<void> {
  const signedIn = mayRefresh() ? await refresh().catch(() => null) : null;
  if (signedIn) useSession.setState({ state: 'signed-in', player: signedIn.player });
  else if (!mayRefresh()) leave();
  else useSession.setState({ state: 'visitor', player: null });
}

if (tabs) {
  tabs.onmessage = ({ data }) => {
    if (data === 'left') leave();
    else void restore();
  };
}

let entering: Promise<Player> | null = null;

export const session = {
  restore,
  /** This browser forgets who it was, whatever the server says. */
  leave,

  async login(body: LoggingIn): Promise<Player> {
    return enter(await rest.login(body));
  },

  async register(body: Registering): Promise<Player> {
    return enter(await rest.register(body));
  },

  /** A guest becomes a registered player and keeps the matches. */
  async upgrade(body: GuestRegistering): Promise<Player> {
    return enter(await rest.registerMe(body));
  },

  /** Somebody who may sit down: who is signed in already, else a new guest. */
  async anybody(name?: string): Promise<Player> {
    if (!useSession.getState().player) await restore();
    const { player } = useSession.getState();
    if (player) return player;
    // Somebody whom the server cannot recognise just now must not become somebody else.
    if (mayRefresh()) throw new RestFailure('offline', 'the server does not answer', 0);
    entering ??= rest
      .guest(name ? { name } : {})
      .then(enter)
      .finally(() => {
        entering = null;
      });
    return entering;
  },

  async rename(name: string): Promise<void> {
    const me = await rest.changeMe({ name });
    const signedIn = await refresh();
    const player = signedIn?.player ?? { id: me.id, name: me.name, role: me.role };
    useSession.setState({ player });
    tabs?.postMessage('entered');
  },

  async logout(everywhere = false): Promise<void> {
    await rest.logout({ everywhere });
    leave();
    tabs?.postMessage('left');
  },
};
