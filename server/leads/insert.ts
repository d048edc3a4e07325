import type { FileKind } from '#domain/leads/files.ts';
import { sourceText } from '#domain/leads/source-text.ts';
import { cameColumns } from '#domain/results/came.ts';
import { servicesOf } from '#domain/results/services.ts';
import type { Queries } from '#server/db/db.ts';
import type { Attachment, Lead } from './lead.ts';

/** MIME types by ending; contents have been checked against them. */
export const typeOfKind: Record<FileKind, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
};

type Stored = { lead: Lead; attachments: Attachment[]; idempotencyKey: string | null; requestHash: string };

/** Writes a lead and what is known of its files, in the caller's transaction. */
export async function insertLead(trx: Queries, stored: Stored): Promise<void> {
  const { lead, attachments, idempotencyKey, requestHash } = stored;
  await trx
    .insertInto('leads')
    .values({
      id: lead.id,
      kind: lead.kind,
      status: lead.status,
      quarantine: lead.quarantine,
      reasons: JSON.stringify(lead.reasons),
      idempotency_key: idempotencyKey,
      request_hash: requestHash,
      name: lead.name,
      email: lead.email,
      email_key: lead.email.toLowerCase(),
      phone: lead.phone,
      company: lead.company,
      person_id: lead.personId,
      payload: JSON.stringify(lead.answers),
      attribution: lead.attribution && JSON.stringify(lead.attribution),
      source: sourceText(lead.attribution),
      ...cameColumns(lead.attribution),
      came_services: servicesOf(lead.kind, lead.answers),
      consent_text: lead.consent?.text ?? null,
      consent_at: lead.consent?.at ?? null,
      offer_id: lead.offer?.id ?? null,
      offer_state: lead.offer?.state ?? null,
      created_at: lead.createdAt,
      updated_at: lead.createdAt,
    })
    .execute();
  if (attachments.length === 0) return;
  await trx
    .insertInto('lead_attachments')
    .values(
      attachments.map((attachment, position) => ({
        id: attachment.id,
        lead_id: lead.id,
        position,
        stored_name: attachment.storedName,
        original_name: attachment.name,
        type: attachment.type,
        bytes: attachment.bytes,
        sha256: attachment.sha256,
        created_at: lead.createdAt,
      })),
    )
    .execute();
}
