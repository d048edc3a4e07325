import { expect, test } from 'vitest';
import { openingScript } from './opening.ts';

type Run = () => void;

/** Runs the script in a page that is opened so. @returns what it has asked for, and the marks of the page */
function open({ type = 'navigate', hash = '', name = 'https://foreshore.example/' } = {}) {
  const [frames, timers, dataset] = [[] as Run[], [] as Run[], {} as Record<string, unknown>];
  const page = {
    performance: { getEntriesByType: () => [{ type, name }] },
    location: { hash },
    document: { documentElement: { dataset } },
    requestAnimationFrame: (run: Run) => frames.push(run),
    setTimeout: (run: Run) => timers.push(run),
  };
  new Function(...Object.keys(page), openingScript)(...Object.values(page));
  return { frames, timers, dataset };
}

test('a page that is opened is marked until a while after its first frame, made ahead or not', () => {
  const { frames, timers, dataset } = open();
  expect([dataset.opens, timers.length]).toEqual([1, 0]);
  for (const run of frames) run();
  expect(dataset.opens).toBe(1);
  for (const run of timers) run();
  expect(dataset).toEqual({});
});

test.each([
  ['loaded again', { type: 'reload' }],
  ['gone back to', { type: 'back_forward' }],
  ['opened at a part', { hash: '#questions' }],
  ['opened at words', { name: 'https://foreshore.example/#:~:text=tide' }],
])('a page that is %s is not marked', (_, how) => {
  expect(open(how).dataset).toEqual({});
});
