import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { daySlots } from '#server/availability/day-slots.ts';
import { book } from '#server/bookings/book.ts';
import { asDomainError } from '#server/db/unavailable.ts';
import { limit } from '#server/limits/rate-limit.ts';
import { asked, monday } from '#tests/support/bookings.ts';
import { type TestServices, testServices } from '#tests/support/services.ts';

let services: TestServices;
beforeAll(async () => {
  services = await testServices('sqlite', { RATE_LIMITS: 'on' });
});
afterAll(() => services.dispose());

/** Another program that holds the write lock of the file, as a backup tool may. */
async function lockedByAnother(): Promise<{ unlock: () => Promise<void> }> {
  const script = `
    const { DatabaseSync } = require('node:sqlite');
    const database = new DatabaseSync(process.argv[1], { timeout: 10_000 });
    database.exec('begin immediate');
    process.stdout.write('locked');
    process.stdin.once('data', () => { database.exec('rollback'); process.exit(0); });`;
  const file = path.join(services.env.DATA_DIR, 'foreshore.sqlite');
  const child: ChildProcess = spawn(process.execPath, ['-e', script, file], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  if (!child.stdout) throw new Error('The other program has no output.');
  await once(child.stdout, 'data');
  return {
    unlock: async () => {
      const ended = once(child, 'exit');
      child.stdin?.write('go');
      await ended;
    },
  };
}

const code = async (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error) => asDomainError(error)?.code ?? error,
  );

const countHit = () => limit(services, { name: 'test', key: 'one', max: 100, windowMs: 60_000 });

test('while another program has locked the file, reading goes on, and writing waits without stopping anybody', async () => {
  const other = await lockedByAnother();
  let ended = false;
  const booking = book(services, asked).finally(() => {
    ended = true;
  });
  const hit = countHit();
  // Reading ends while both writes still wait: nobody sleeps in the one thread.
  for (let round = 0; round < 5; round += 1) expect(await daySlots(services, monday)).not.toHaveLength(0);
  expect(ended).toBe(false);
  await other.unlock();
  expect((await booking).status).toBe('confirmed');
  await hit;
});

test('who has waited for some seconds learns it, all of them at the same time, and afterwards all goes on', async () => {
  const other = await lockedByAnother();
  const writes = ['10:30', '11:00', '11:30'].map((selectedTime) =>
    book(services, { ...asked, selectedTime }),
  );
  const began = performance.now();
  const waited: number[] = [];
  const all = Promise.all(
    [...writes, countHit(), countHit()].map((write) =>
      code(write).finally(() => waited.push(performance.now() - began)),
    ),
  );
  let waiting = true;
  void all.finally(() => {
    waiting = false;
  });
  expect(await services.storage.isWell()).toBe(false);
  // The one thread sleeps in no write: others are served all the time.
  let reads = 0;
  for (; waiting; reads += 1) {
    await daySlots(services, monday);
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(reads).toBeGreaterThan(10);
  expect(await all).toEqual(Array(5).fill('unavailable'));
  // One after the other they would have waited five times as long as the first.
  expect(Math.max(...waited) / Math.min(...waited)).toBeLessThan(2);
  await other.unlock();
  expect((await book(services, { ...asked, selectedTime: '10:30' })).status).toBe('confirmed');
  services.setNow(services.clock.now() + 10_000);
  expect(await services.storage.isWell()).toBe(true);
});
