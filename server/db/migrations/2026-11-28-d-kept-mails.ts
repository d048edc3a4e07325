import { type Kysely, sql } from 'kysely';

const states = "'pending', 'leased', 'done', 'dead', 'kept'";

/**
 * An email that was kept for want of a mail server is neither sent nor given up. Which ones of before were kept, their
 * files tell; the site looks at its start.
 */
export async function keptMails(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from outbox where status not in (${sql.raw(states)})`.execute(db);
  // A record of an older database that breaks the promise stays as it is.
  const odd = rows.map(({ id }) => `'${id.replaceAll("'", "''")}'`);
  const except = odd.length > 0 ? ` or id in (${odd.join(', ')})` : '';
  await sql.raw('alter table outbox drop constraint outbox_status_check').execute(db);
  await sql
    .raw(`alter table outbox add constraint outbox_status_check check ((status in (${states}))${except})`)
    .execute(db);
}
