import { expect, test } from 'vitest';
import { smoothPath } from './rising-line.tsx';

test('passes through every point', () => {
  expect(
    smoothPath([
      [0, 9],
      [30, 6],
      [60, 0],
    ]),
  ).toMatch(/^M0 9C.* 30 6S.* 60 0$/);
});

test('stays between its points: a flat stretch is drawn flat', () => {
  expect(
    smoothPath([
      [0, 5],
      [30, 5],
      [60, 0],
    ]),
  ).toMatch(/^M0 5C10 5 20 5 30 5S/);
});

test('points that are not equally far apart have control points of their own', () => {
  expect(
    smoothPath([
      [0, 9],
      [30, 6],
      [90, 0],
    ]),
  ).toBe('M0 9C10 8 20 7 30 6C50 4 70 2 90 0');
});

test('one point or none is no line', () => {
  expect(smoothPath([])).toBe('');
  expect(smoothPath([[1, 2]])).toBe('M1 2');
});
