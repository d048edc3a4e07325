import { expect, test } from 'vitest';
import { createLanes, inLane, offLane } from './in-lane.ts';

const rest = () => new Promise((resolve) => setImmediate(resolve));

/** Ten attempts, each with a promise to end it by; `begun` tells who has had a turn. */
function tenAttempts(work: (index: number, until: Promise<void>) => Promise<unknown>) {
  const db = { lanes: createLanes() };
  const begun: number[] = [];
  const gates = Array.from({ length: 10 }, () => Promise.withResolvers<void>());
  const done = gates.map((gate, index) =>
    inLane(db, 'booking', () => {
      begun.push(index);
      return work(index, gate.promise);
    }),
  );
  return { db, begun, gates, done };
}

test('six at a time, in the order of asking, and a failure gives its lane back', async () => {
  const { begun, gates, done } = tenAttempts((_, until) => until);
  await rest();
  expect(begun).toEqual([0, 1, 2, 3, 4, 5]);
  gates[4]?.reject(new Error('taken'));
  await expect(done[4]).rejects.toThrow('taken');
  gates[0]?.resolve();
  await rest();
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  for (const { resolve } of gates) resolve();
  await Promise.allSettled(done);
  expect(begun).toHaveLength(10);
});

test('who waits for something else lets others in, and comes back before those who have not begun', async () => {
  const back: number[] = [];
  const ends = Array.from({ length: 10 }, () => Promise.withResolvers<void>());
  const { begun, gates, done } = tenAttempts(async (index, until) => {
    if (index < 3) await offLane(() => until);
    back.push(index);
    await ends[index]?.promise;
  });
  await rest();
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  gates[1]?.resolve();
  await rest();
  expect(back).not.toContain(1);
  ends[3]?.resolve();
  await rest();
  expect(back).toContain(1);
  expect(begun).not.toContain(9);
  for (const { resolve } of [...gates, ...ends]) resolve();
  await Promise.all(done);
  expect(back).toHaveLength(10);
});

test('who books goes before enquiries that wait already', async () => {
  const db = { lanes: createLanes() };
  const gate = Promise.withResolvers<void>();
  const begun: string[] = [];
  const enquiries = Array.from({ length: 8 }, (_, index) =>
    inLane(db, 'enquiry', async () => {
      begun.push(`enquiry ${index}`);
      await gate.promise;
    }),
  );
  const booking = inLane(db, 'booking', async () => void begun.push('booking'));
  gate.resolve();
  await Promise.all([...enquiries, booking]);
  expect(begun.slice(5, 8)).toEqual(['enquiry 5', 'booking', 'enquiry 6']);
});

test('outside a lane nothing is kept waiting', async () => {
  expect(await offLane(async () => 'there')).toBe('there');
});
