import { create } from 'zustand';

const KEPT = 'serai.table';

/** The table where this person sits, for the way back to it. */
export const useMyTable = create<{ code: string | null }>(() => ({
  code: sessionStorage.getItem(KEPT),
}));

export function sitAt(code: string | null): void {
  if (code === useMyTable.getState().code) return;
  if (code) sessionStorage.setItem(KEPT, code);
  else sessionStorage.removeItem(KEPT);
  useMyTable.setState({ code });
}
