import type { Failure } from '#domain/letters/bounce.ts';
import type { Queries } from '#server/db/db.ts';
import { markWaiting } from '#server/people/waiting.ts';
import type { Known } from './find-person.ts';

/** The mail did not arrive: who waited for it still does, and an address that takes no mail is marked. */
export async function believe(trx: Queries, mail: Known, failed: Failure, at: number): Promise<void> {
  const reason = failed.reason || 'The receiver’s server did not say why.';
  if (failed.lasting) {
    await trx
      .updateTable('person_addresses')
      .set({ bounced_at: at, bounce_reason: reason })
      .where('email_key', '=', failed.email)
      .where('person_id', '=', mail.personId)
      .execute();
  }
  if (mail.id === null) return;
  await trx.updateTable('messages').set({ bounce_reason: reason }).where('id', '=', mail.id).execute();
  await markWaiting(trx, mail.personId, { what: 'letter', at });
}
