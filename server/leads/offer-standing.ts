import { sql } from 'kysely';
import { summerOffer } from '#content/offer/summer.ts';
import { mailboxKey } from '#domain/forms/mailbox.ts';
import type { OfferState } from '#domain/offer/period.ts';
import { type OfferStanding, offerStanding } from '#domain/offer/spots.ts';
import type { Engine, Queries } from '#server/db/db.ts';

/** The state of the summer offer at `now`, with the places that recorded sign-ups leave. */
export async function standingNow(queries: Queries, now: number): Promise<OfferStanding> {
  return standingWith(await signUpsFor(queries, summerOffer.id), now);
}

/** The same as it is for one person: who has a place keeps it when no other is left. */
export async function standingFor(queries: Queries, email: string, now: number): Promise<OfferState> {
  const signUps = await signUpsFor(queries, summerOffer.id);
  const { state } = standingWith(signUps, now);
  const hasPlace = signUps.some(({ person }) => person === mailboxKey(email));
  return state === 'full' && hasPlace ? 'open' : state;
}

type SignUp = { person: string; at: number };

function standingWith(signUps: readonly SignUp[], now: number): OfferStanding {
  const taken = signUps.map(({ at }) => at);
  return offerStanding(summerOffer.dates, summerOffer.spots, now, taken);
}

/**
 * Who took a place, by mailbox, and when, in epoch milliseconds: one mailbox has many spellings, and by them one person
 * could close the offer. What is held in quarantine or was marked as spam takes nobody's place.
 */
async function signUpsFor(queries: Queries, offerId: string): Promise<SignUp[]> {
  const addresses = await queries
    .selectFrom('leads')
    .select((eb) => ['email_key as person', eb.fn.min('created_at').as('at')])
    .where('offer_id', '=', offerId)
    .where('offer_state', '=', 'open')
    .where('quarantine', '!=', 'held')
    .where('status', '!=', 'spam')
    .groupBy('email_key')
    .execute();
  const people = Map.groupBy(addresses, ({ person }) => mailboxKey(person));
  return [...people].map(([person, all]) => ({ person, at: Math.min(...all.map(({ at }) => Number(at))) }));
}

/**
 * From here to the end of its transaction nobody else is given a place: of two who want the last one, the second
 * counts the first. SQLite writes one transaction at a time anyway.
 */
export async function lockPlaces(trx: Queries, engine: Engine): Promise<void> {
  if (engine !== 'postgres') return;
  await sql`select pg_advisory_xact_lock(hashtext(${`offer:${summerOffer.id}`}))`.execute(trx);
}
