import { beforeEach, expect, it, vi } from 'vitest';
import { rest } from '../wire/rest';
import { findMyTable, sitAt, useMyTable } from './myTable';

const table = (code: string, state: string) => ({ id: code, code, name: '', game: 'omi', state });
const code = () => useMyTable.getState().code;

beforeEach(() => sitAt(null));

it('finds the seat that was taken in another browser', async () => {
  const tables = [table('OVER', 'completed'), table('OPEN', 'playing')];
  vi.spyOn(rest, 'myTables').mockResolvedValue({ tables });
  await findMyTable();
  expect(code()).toBe('OPEN');
});

it('keeps the table of this tab, and asks nobody', async () => {
  const asked = vi.spyOn(rest, 'myTables');
  sitAt('MINE');
  await findMyTable();
  expect(code()).toBe('MINE');
  expect(asked).not.toHaveBeenCalled();
});

it('shows no way back where there is none, or nobody answers', async () => {
  vi.spyOn(rest, 'myTables').mockResolvedValueOnce({ tables: [] }).mockRejectedValueOnce(Error());
  await findMyTable();
  await findMyTable();
  expect(code()).toBeNull();
});
