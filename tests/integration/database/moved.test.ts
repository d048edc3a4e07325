import { copyFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { book } from '#server/bookings/book.ts';
import { writeSetting } from '#server/db/settings.ts';
import { asDomainError } from '#server/db/unavailable.ts';
import { asked } from '#tests/support/bookings.ts';
import { servicesOn, type TestServices, testServices } from '#tests/support/services.ts';

// The folder is emptied, moved or filled from a backup while the site runs: its open file would take everything, and keep
// nothing.

let services: TestServices;
let file: string;
beforeEach(async () => {
  services = await testServices('sqlite');
  file = path.join(services.env.DATA_DIR, 'foreshore.sqlite');
});
afterEach(() => services.dispose());

const endOf = (work: Promise<unknown>) =>
  work.then(
    () => 'stored',
    (error) => asDomainError(error)?.code ?? error,
  );
const isWell = () => {
  services.setNow(services.clock.now() + 10_000);
  return services.storage.isWell();
};

test.each<[string, (aside: string) => void]>([
  ['deleted', () => rmSync(file)],
  ['moved away', (aside) => renameSync(file, aside)],
  [
    'replaced',
    (aside) => {
      copyFileSync(file, aside);
      rmSync(file);
      renameSync(aside, file);
    },
  ],
])('nothing is acknowledged once the file was %s, and health says so', async (_, change) => {
  expect(await isWell()).toBe(true);
  change(`${file}.aside`);
  expect(await endOf(book(services, asked))).toBe('unavailable');
  expect(await endOf(writeSetting(services.db.query, 'some', 'value', services.clock.now()))).toBe(
    'unavailable',
  );
  expect(await services.db.query.selectFrom('bookings').select('id').execute()).toEqual([]);
  expect(await isWell()).toBe(false);
  expect(services.logLines.join('\n')).toContain('DATABASE_MOVED');
});

test('when its log was deleted, what was acknowledged before is there after a restart', async () => {
  expect(await endOf(book(services, asked))).toBe('stored');
  rmSync(`${file}-wal`);
  expect(await endOf(book(services, { ...asked, selectedTime: '11:00' }))).toBe('unavailable');
  expect(await isWell()).toBe(false);
  await services.db.close();
  const again = await servicesOn({ dataDir: services.env.DATA_DIR, databaseUrl: undefined });
  expect(await again.db.query.selectFrom('bookings').select('id').execute()).toHaveLength(1);
  expect(await endOf(book(again, { ...asked, selectedTime: '11:00' }))).toBe('stored');
  await again.dispose();
});

test('what it began with goes on when the file is back, without a restart', async () => {
  renameSync(file, `${file}.aside`);
  expect(await endOf(book(services, asked))).toBe('unavailable');
  renameSync(`${file}.aside`, file);
  expect(await endOf(book(services, asked))).toBe('stored');
  expect(await isWell()).toBe(true);
});

test('a transaction under way when the file goes is not acknowledged, and leaves nothing', async () => {
  const work = services.db.query.transaction().execute(async (trx) => {
    await writeSetting(trx, 'some', 'value', services.clock.now());
    renameSync(file, `${file}.aside`);
  });
  expect(await endOf(work)).toBe('unavailable');
  renameSync(`${file}.aside`, file);
  const rows = await services.db.query
    .selectFrom('settings')
    .select('key')
    .where('key', '=', 'some')
    .execute();
  expect(rows).toEqual([]);
});
