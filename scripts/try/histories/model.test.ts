import { expect, test } from 'vitest';
import type { Answer, Command } from './commands.ts';
import { after, emptyModel, keyOf, type Told } from './model.ts';

const start = (time: number, date = 0) => ({ date, time });
const book = (visitor: number, time: number, date = 0): Command => ({
  kind: 'book',
  visitor,
  start: start(time, date),
});
const told = (command: Command, answer: Answer | null): Told => ({ command, answer });
const states = (...moments: Told[][]) => moments.reduce(after, [emptyModel]);

test('one of two who want the same gets it, whoever that is, and never both or neither', () => {
  const both = (one: Answer, other: Answer) => states([told(book(1, 0), one), told(book(2, 0), other)]);
  expect(both('done', 'refused')).toHaveLength(1);
  expect(both('refused', 'done')).toHaveLength(1);
  expect(both('done', 'done')).toEqual([]);
  expect(both('refused', 'refused')).toEqual([]);
});

test('a refusal needs a reason between call and answer', () => {
  const first = [told(book(1, 0), 'done')];
  expect(states(first, [told(book(2, 3), 'refused')])).toEqual([]);
  expect(states(first, [told(book(2, 3), 'refused'), told({ kind: 'block', date: 0 }, 'done')])).toHaveLength(
    1,
  );
  expect(states(first, [told({ kind: 'block', date: 0 }, 'done')], [told(book(2, 3), 'done')])).toEqual([]);
});

test('calls keep their distance, the limit of a day and the hours hold, and a cancelled call makes room', () => {
  expect(states([told(book(1, 0), 'done')], [told(book(2, 1), 'done')])).toEqual([]);
  expect(states([told(book(1, 0), 'done')], [told(book(2, 2), 'done')])).toHaveLength(1);
  const oneADay = told({ kind: 'rules', set: 2 }, 'done');
  expect(states([oneADay], [told(book(1, 0), 'done')], [told(book(2, 3), 'done')])).toEqual([]);
  expect(states([told({ kind: 'rules', set: 1 }, 'done')], [told(book(1, 0), 'done')])).toEqual([]);
  const cancelled = [told({ kind: 'cancel', visitor: 1 }, 'done')];
  expect(states([told(book(1, 0), 'done')], cancelled, [told(book(2, 0), 'done')])).toHaveLength(1);
});

test('what was not answered was done or not, and a call moves to where it is free', () => {
  const [first, second] = states([told(book(1, 0), null)]).map(keyOf);
  expect(first).not.toBe(second);
  const moved = told({ kind: 'move', visitor: 1, start: start(1) }, 'done');
  const [model] = states([told(book(1, 0), 'done')], [moved]);
  expect(model?.calls[1]).toEqual({ ...start(1), stands: true });
  expect(states([told({ kind: 'move', visitor: 1, start: start(1) }, 'none')])).toHaveLength(1);
});
