import { type RawBuilder, type SqlBool, sql } from 'kysely';

/**
 * Whether nothing of the outbox about a record waits, is under way or was given up: only then may the record go.
 * @param subject the subject of its entries, such as 'lead:<id>'
 */
export function isSettled(subject: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql<SqlBool>`not exists (
    select 1 from outbox where outbox.subject = ${subject} and outbox.status <> 'done')`;
}
