import { create } from 'zustand';
import type { Blocked } from './generated/rest';
import { order } from './order';
import { useSession } from './session';

/** Whom this person has blocked; null until it has been asked for. */
export const useBlocks = create<{ blocks: Blocked[] | null }>(() => ({ blocks: null }));

useSession.subscribe((now, before) => {
  if (now.player?.id !== before.player?.id) useBlocks.setState({ blocks: null });
});

export async function loadBlocks(): Promise<void> {
  useBlocks.setState({ blocks: await order.blocks() });
}

export async function block(id: string): Promise<void> {
  await order.block(id);
  await loadBlocks();
}

export async function unblock(id: string): Promise<void> {
  await order.unblock(id);
  useBlocks.setState(({ blocks }) => ({ blocks: blocks?.filter((one) => one.id !== id) ?? null }));
}
