import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '#server/db/db.ts';
import { openDb } from '#server/db/open-db.ts';
import { poolSize } from '#server/db/postgres/open-postgres.ts';
import { submitContact } from '#server/leads/submit-contact.ts';
import { createStore, type TestStore } from '#tests/support/engines.ts';
import { bySelf, contactAnswers } from '#tests/support/leads.ts';
import { servicesOn, type TestServices } from '#tests/support/services.ts';
import { until } from '#tests/support/until.ts';

let store: TestStore;
let services: TestServices;
let beside: Db;
beforeAll(async () => {
  store = await createStore('postgres');
  services = await servicesOn(store);
  beside = openDb(store);
});
afterAll(async () => {
  await services.dispose();
  await beside.close();
  store.remove();
});

test('a rush of enquiries under one address, which wait for each other, leaves connections for everything else', async () => {
  const enquire = () => submitContact(services, bySelf(contactAnswers));
  await enquire();
  const rush: Promise<unknown>[] = [];
  await beside.query.transaction().execute(async (trx) => {
    await trx.updateTable('people').set({ company: 'Held' }).execute();
    for (let sent = 0; sent < 2 * poolSize; sent += 1) rush.push(enquire());
    // Not within the transaction, which goes on seeing who waited when it first looked.
    const isInUse = async () => {
      const { rows } = await sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(beside.query);
      return rows.length >= poolSize - 4;
    };
    await until(isInUse, 'enquiries to wait for their person');
    const first = await Promise.race([
      sql`select 1`.execute(services.db.query).then(() => 'everything else'),
      ...rush.map((one) =>
        one.then(
          () => 'an enquiry',
          () => 'an enquiry',
        ),
      ),
    ]);
    expect(first).toBe('everything else');
  });
  await Promise.all(rush);
  const { count } = await services.db.query
    .selectFrom('leads')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(count).toBe(2 * poolSize + 1);
});
