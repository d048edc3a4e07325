import { sql } from 'kysely';
import type { Services } from '#server/ports/services.ts';

/** A member of staff as a row, for what refers to one. */
export async function addStaff(
  { db }: Pick<Services, 'db'>,
  { id, name, email }: { id: string; name: string; email: string },
): Promise<void> {
  const postgres = db.engine === 'postgres';
  const now = postgres ? new Date(0) : new Date(0).toISOString();
  await sql`insert into staff (id, name, email, "emailVerified", "createdAt", "updatedAt")
    values (${id}, ${name}, ${email}, ${postgres ? true : 1}, ${now}, ${now})`.execute(db.query);
}
