import { describe, expect, it } from 'vitest';
import { headOf, rowsOf } from './saveFile';

const SAVE = `---
title: Omi Save
round: 2
scoreUs: 0
scoreThem: 1
winScore: 10
---

| Round | Trump | By | Us Tricks | Them Tricks | Us +tok | Them +tok | Us Total | Them Total | Note |
|---|---|---|---|---|---|---|---|---|---|
| 1 | ♠ | East | 2 | 6 | 0 | 1 | 0 | 1 |  |
| 2 | ♥ | South | 4 | 4 | 0 | 0 | 0 | 1 | Draw |
`;

describe('a save file', () => {
  it('tells in its head how the match stands', () => {
    expect(headOf(SAVE)).toEqual({ round: 2, us: 0, them: 1, target: 10 });
    expect(headOf('# Shopping')).toBeNull();
  });

  it('has the deals that were played', () => {
    expect(rowsOf(SAVE)).toEqual([
      { deal: 1, trump: 'S', tricks: [2, 6], gain: [0, 1], totals: [0, 1], label: '' },
      { deal: 2, trump: 'H', tricks: [4, 4], gain: [0, 0], totals: [0, 1], label: 'draw' },
    ]);
  });
});
