import { expect, test } from 'vitest';
import { openingScript } from './opening.ts';

type Run = () => void;

/** Runs the script in a page that is opened so. @returns the timers that it has set, and the page with its marks */
function open({
  type = 'navigate',
  hash = '',
  name = 'https://foreshore.example/',
  prerendering = false,
} = {}) {
  const [timers, dataset] = [[] as Run[], {} as Record<string, unknown>];
  const document = { prerendering, documentElement: { dataset } };
  const page = {
    performance: { getEntriesByType: () => [{ type, name }] },
    location: { hash },
    document,
    setTimeout: (run: Run) => timers.push(run),
  };
  new Function(...Object.keys(page), openingScript)(...Object.values(page));
  return { timers, document, dataset };
}

test('a page that is opened is marked for a while', () => {
  const { timers, dataset } = open();
  expect(dataset).toEqual({ opens: 1 });
  timers.shift()?.();
  expect([dataset, timers]).toEqual([{}, []]);
});

test('a page that is made ahead is marked until it is seen', () => {
  const { timers, document, dataset } = open({ prerendering: true });
  for (let seconds = 0; seconds < 3; seconds += 1) timers.shift()?.();
  expect(dataset).toEqual({ opens: 1 });
  document.prerendering = false;
  timers.shift()?.();
  expect([dataset, timers]).toEqual([{}, []]);
});

test.each([
  ['loaded again', { type: 'reload' }],
  ['gone back to', { type: 'back_forward' }],
  ['opened at a part', { hash: '#questions' }],
  ['opened at words', { name: 'https://foreshore.example/#:~:text=tide' }],
])('a page that is %s is not marked', (_, how) => {
  expect(open(how).dataset).toEqual({});
});
