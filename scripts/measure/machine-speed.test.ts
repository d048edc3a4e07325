import { expect, test } from 'vitest';
import { atOneSpeed, heldBack, sayOfMachine } from './machine-speed.ts';

test('a phone is as slow on a slow machine as on a fast one, and nothing makes a machine faster', () => {
  expect(heldBack(4, 1)).toBe(4);
  expect(heldBack(4, 0.5)).toBe(2);
  expect(heldBack(4, 1.5)).toBe(6);
  expect(heldBack(4, 0.1)).toBe(1);
});

test('what is timed while the speed changes is timed again, and not for ever', async () => {
  const speeds = [1, 0.3, 0.3, 0.3, 1, 0.3, 1, 0.3, 1];
  const told: number[] = [];
  const timed = async (speed: number) => told.push(speed);
  const speedNow = () => speeds.shift() ?? 0;
  expect(await atOneSpeed(timed, { speedNow })).toEqual({ found: 2, speed: 0.3 });
  expect(await atOneSpeed(timed, { speedNow, most: 2 })).toEqual({ found: 4, speed: 1 });
  expect(told).toEqual([1, 0.3, 1, 1]);
});

test('people are told of the speeds of a run, and of memory only where it is dear', () => {
  const told = sayOfMachine([1, 0.25, 0.5], 0.3);
  expect(told).toContain('0.25 to 1.00 of its full speed');
  expect(told).not.toContain('memory');
  expect(sayOfMachine([1, 1], 11.4)).toMatch(/at 1\.00 of .* takes 11\.4 µs/);
});
