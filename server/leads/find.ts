import type { Services } from '#server/ports/services.ts';
import { type Attachment, type Lead, toAttachment, toLead } from './lead.ts';

/** A lead with its files, or undefined when there is none with this id. */
export async function findLead(
  services: Services,
  id: string,
): Promise<{ lead: Lead; attachments: Attachment[] } | undefined> {
  const { query } = services.db;
  const row = await query.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const files = await query
    .selectFrom('lead_attachments')
    .selectAll()
    .where('lead_id', '=', id)
    .orderBy('position')
    .execute();
  return { lead: toLead(row), attachments: files.map(toAttachment) };
}

/** Who sent a lead, and how far staff are with them; null while it is in quarantine. */
export async function senderOf(services: Services, { personId }: Lead) {
  if (personId === null) return null;
  const person = await services.db.query
    .selectFrom('people')
    .select(['id', 'name', 'status'])
    .where('id', '=', personId)
    .executeTakeFirst();
  return person ?? null;
}

/** The calls that were booked by the sender of a lead, next first. */
export async function bookingsOfLead(
  services: Services,
  id: string,
): Promise<Array<{ id: string; startsAt: number; status: string }>> {
  const rows = await services.db.query
    .selectFrom('bookings')
    .select(['id', 'starts_at', 'status'])
    .where('lead_id', '=', id)
    .orderBy('starts_at', 'desc')
    .execute();
  return rows.map((row) => ({ id: row.id, startsAt: row.starts_at, status: row.status }));
}
