import { create } from 'zustand';
import { rest } from '../wire/rest';

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

/** For somebody who took the seat in another browser. */
export async function findMyTable(): Promise<void> {
  if (useMyTable.getState().code) return;
  const found = await rest.myTables().catch(() => null);
  const table = found?.tables.find(({ state }) => state !== 'completed');
  if (table && !useMyTable.getState().code) sitAt(table.code);
}
