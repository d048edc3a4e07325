import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { book } from '#server/bookings/book.ts';
import { cancelBooking } from '#server/bookings/cancel.ts';
import type { Queries } from '#server/db/db.ts';
import { untangled } from '#server/db/postgres/untangled.ts';
import { asked, owner } from '#tests/support/bookings.ts';
import { engines } from '#tests/support/engines.ts';
import { testServices } from '#tests/support/services.ts';
import { until } from '#tests/support/until.ts';

test.runIf(engines.includes('postgres'))(
  'a call is cancelled although its mail is noted as sent at this moment, each with what the other waits for',
  async () => {
    const services = await testServices('postgres');
    await services.stopWork();
    const { query } = services.db;
    const { id } = await book(services, asked);
    const waitingInLine = () =>
      sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
        query,
      );
    let cancelled: ReturnType<typeof cancelBooking> | undefined;
    // As the worker does it: first the mail, then the person. Cancelling holds the person, and wants the mail.
    const note = async (trx: Queries) => {
      await sql`select set_config('deadlock_timeout', '5s', true)`.execute(trx);
      await trx.updateTable('outbox').set({ waits_for: null }).execute();
      cancelled ??= cancelBooking(services, owner, id);
      await until(async () => (await waitingInLine()).rows.length > 0, 'cancelling to wait for the mail');
      await trx.updateTable('people').set({ company: 'Noted' }).execute();
    };
    await untangled(() => query.transaction().execute(note));
    await cancelled;
    const { status } = await query.selectFrom('bookings').select('status').executeTakeFirstOrThrow();
    const { company } = await query.selectFrom('people').select('company').executeTakeFirstOrThrow();
    expect([status, company]).toEqual(['cancelled', 'Noted']);
    await services.dispose();
  },
);
