import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql } from 'kysely';
import { countUpTo } from '#server/db/count-up-to.ts';
import type { Queries } from '#server/db/db.ts';
import { inTurns } from '#server/db/in-turns.ts';
import type { Database } from '#server/db/schema.ts';
import { leadSubject } from '#server/leads/entries.ts';
import { isSettled } from '#server/outbox/settled.ts';
import { dropIfAlone, forgetInTimeline, forgetPeople } from '#server/people/forget.ts';
import type { Services } from '#server/ports/services.ts';
import { type Count, mostCounted, type Sweep } from './sweep.ts';

type Leads = ExpressionBuilder<Database, 'leads'>;
type Condition = ExpressionWrapper<Database, 'leads', SqlBool>;

/** Read at a time, and deleted without a pause for others. */
const atOnce = 200;
const inOneTurn = 10;

type Due = (before: number) => (eb: Leads) => Condition;

/** A while after the last that was noted of them or their sender. */
const quiet: Due = (before) => (eb) =>
  eb.and([
    isRead(eb),
    eb('updated_at', '<', before),
    // Said as well, since there is an index of it: what came later is not looked at.
    eb('created_at', '<', before),
    eb.not(
      eb.exists(
        eb
          .selectFrom('people')
          .select('people.id')
          .whereRef('people.id', '=', 'leads.person_id')
          .where('people.last_at', '>=', before),
      ),
    ),
  ]);

/** Enquiries of every kind that has no period of its own. */
const enquiries: Due = (before) => (eb) =>
  eb.and([eb('kind', 'not in', ['offer', 'application']), quiet(before)(eb)]);

const applications: Due = (before) => (eb) => eb.and([eb('kind', '=', 'application'), quiet(before)(eb)]);

const offerRequests: Due = (before) => (eb) =>
  eb.and([isRead(eb), eb('kind', '=', 'offer'), eb('created_at', '<', before)]);

const quarantined: Due = (before) => (eb) => eb.and([eb.not(isRead(eb)), eb('created_at', '<', before)]);

export const forgetEnquiries: Sweep = (services, { before, signal }) =>
  deleteLeads(services, enquiries(before), { signal });

/** Applications, and in the same step the person of whom nothing else is kept: who only applied is no contact of ours. */
export const forgetApplications: Sweep = (services, { before, signal }) => {
  const withIt: WithIt = (trx, personId) => dropIfAlone(trx, personId, before);
  return deleteLeads(services, applications(before), { withIt, signal });
};

export const forgetOfferRequests: Sweep = (services, { before, signal }) =>
  deleteLeads(services, offerRequests(before), { signal });

/** Leads in quarantine, leads that staff marked as spam, and their senders when nothing else is left of them. */
export const forgetQuarantine: Sweep = async (services, { before, signal }) => {
  const gone = await deleteLeads(services, quarantined(before), { signal });
  return gone + (await forgetPeople(services, before, { status: 'spam', signal }));
};

const counting =
  (due: Due): Count =>
  ({ db }, { before }) =>
    countUpTo(
      db.query,
      db.query
        .selectFrom('leads')
        .select('id')
        .where(settled(due(before))),
      mostCounted,
    );

export const countEnquiries = counting(enquiries);
export const countApplications = counting(applications);
export const countOfferRequests = counting(offerRequests);
export const countQuarantine = counting(quarantined);

function isRead(eb: Leads): Condition {
  return eb.and([eb('quarantine', '!=', 'held'), eb('status', '!=', 'spam')]);
}

/** Nothing about it waits to be sent. */
const settled = (matching: (eb: Leads) => Condition) => (eb: Leads) =>
  eb.and([matching(eb), isSettled(sql`${leadSubject('')} || leads.id`)]);

type WithIt = (trx: Queries, personId: string) => Promise<void>;

async function deleteLeads(
  services: Services,
  matching: (eb: Leads) => Condition,
  { withIt, signal }: { withIt?: WithIt; signal: AbortSignal | undefined },
): Promise<number> {
  const due = settled(matching);
  let deleted = 0;
  for (;;) {
    const rows = await services.db.query.selectFrom('leads').select('id').where(due).limit(atOnce).execute();
    await inTurns(rows, { atOnce: inOneTurn, signal }, async (some) => {
      for (const { id } of some) if (await deleteLead(services, id, { due, withIt })) deleted += 1;
    });
    if (rows.length < atOnce || signal?.aborted) return deleted;
  }
}

/** Deletes the row before its files: if the process dies in between, the sweep removes files without a lead. */
async function deleteLead(
  services: Services,
  id: string,
  { due, withIt }: { due: (eb: Leads) => Condition; withIt: WithIt | undefined },
): Promise<boolean> {
  const files = await services.db.query.transaction().execute(async (trx) => {
    const kept = await trx
      .selectFrom('lead_attachments')
      .select('stored_name')
      .where('lead_id', '=', id)
      .execute();
    const gone = await trx
      .deleteFrom('leads')
      .where('id', '=', id)
      .where(due)
      .returning('person_id')
      .executeTakeFirst();
    if (!gone) return null;
    await forgetInTimeline(trx, leadSubject(id));
    if (gone.person_id) await withIt?.(trx, gone.person_id);
    return kept.map((file) => file.stored_name);
  });
  for (const storedName of files ?? []) await services.files.discard(storedName);
  return files !== null;
}
