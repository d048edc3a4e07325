import { z } from 'zod';
import { optionalText } from '#domain/forms/text.ts';
import { DomainError } from '#server/base/errors.ts';
import type { Services } from '#server/ports/services.ts';

const shape = optionalText(1000);

/** What stands below the letters of a member of staff; empty until they write it. */
export async function signatureOf({ db }: Pick<Services, 'db'>, staffId: string): Promise<string> {
  const row = await db.query
    .selectFrom('signatures')
    .select('text')
    .where('staff_id', '=', staffId)
    .executeTakeFirst();
  return row?.text ?? '';
}

/** @throws DomainError invalid */
export async function saveSignature({ db, clock }: Services, staffId: string, typed: unknown): Promise<void> {
  const read = z.object({ signature: shape }).safeParse({ signature: typed });
  if (!read.success) throw DomainError.fromZod(read.error);
  const values = { text: read.data.signature, updated_at: clock.now() };
  await db.query
    .insertInto('signatures')
    .values({ staff_id: staffId, ...values })
    .onConflict((conflict) => conflict.column('staff_id').doUpdateSet(values))
    .execute();
}
