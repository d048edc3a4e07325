import type { Services } from '#server/ports/services.ts';

/**
 * How many different people asked for an offer while it was open; for the rule of the remaining spots.
 * What is in quarantine or was marked as spam takes nobody's place.
 */
export async function countSignUps(services: Services, offerId: string): Promise<number> {
  const { count } = await services.db.query
    .selectFrom('leads')
    .select((eb) => eb.fn.count<number>('email_key').distinct().as('count'))
    .where('offer_id', '=', offerId)
    .where('offer_state', '=', 'open')
    .where('quarantine', '!=', 'held')
    .where('status', '!=', 'spam')
    .executeTakeFirstOrThrow();
  return Number(count);
}
