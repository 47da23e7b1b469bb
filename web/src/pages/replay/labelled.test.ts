import { expect, it } from 'vitest';
import { labelledOf } from './labelled';

it('labels as many marks as have room', () => {
  expect(labelledOf([0, 40, 90, 200], 400, 0)).toEqual(['after', null, 'after', 'after']);
});

it('labels the mark where we are, and leaves out what it would touch', () => {
  expect(labelledOf([0, 40, 90, 200], 400, 1)).toEqual([null, 'after', null, 'after']);
});

it('has the last label before its mark, where the line ends', () => {
  expect(labelledOf([0, 380], 400, 0)).toEqual(['after', 'before']);
});
