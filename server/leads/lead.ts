import type { Selectable } from 'kysely';
import type { AbuseReason } from '#domain/leads/abuse.ts';
import type { LeadKind, LeadMark, QuarantineState } from '#domain/leads/lead.ts';
import type { Attribution } from '#domain/leads/touch.ts';
import type { OfferState } from '#domain/offer/period.ts';
import type { LeadAttachmentTable, LeadTable } from '#server/db/tables/leads.ts';

/** An enquiry of any kind. Instants are epoch milliseconds. */
export type Lead = {
  id: string;
  kind: LeadKind;
  /** Who sent it; null while it is in quarantine. */
  personId: string | null;
  /** Whether it was marked as spam. How far staff are is a matter of the person. */
  status: LeadMark;
  quarantine: QuarantineState;
  /** What looked odd about it; also on leads that were let through. */
  reasons: AbuseReason[];
  name: string;
  email: string;
  phone: string;
  company: string;
  /** Everything that was sent, as validated. */
  answers: Record<string, unknown>;
  attribution: Attribution | null;
  /** What was agreed to, word for word, and when. */
  consent: { text: string; at: number } | null;
  offer: { id: string; state: OfferState } | null;
  createdAt: number;
};

/** A file that came with a lead. */
export type Attachment = {
  id: string;
  storedName: string;
  /** The sender's name for it, cleaned. */
  name: string;
  /** MIME type, by its checked content. */
  type: string;
  bytes: number;
  sha256: string;
};

/** A row as the rest of the program sees it. */
export function toLead(row: Selectable<LeadTable>): Lead {
  return {
    id: row.id,
    kind: row.kind,
    personId: row.person_id,
    status: row.status,
    quarantine: row.quarantine,
    reasons: JSON.parse(row.reasons) as AbuseReason[],
    name: row.name,
    email: row.email,
    phone: row.phone,
    company: row.company,
    answers: JSON.parse(row.payload) as Record<string, unknown>,
    attribution: row.attribution ? (JSON.parse(row.attribution) as Attribution) : null,
    consent:
      row.consent_text !== null && row.consent_at !== null
        ? { text: row.consent_text, at: row.consent_at }
        : null,
    offer: row.offer_id && row.offer_state ? { id: row.offer_id, state: row.offer_state } : null,
    createdAt: row.created_at,
  };
}

export function toAttachment(row: Selectable<LeadAttachmentTable>): Attachment {
  return {
    id: row.id,
    storedName: row.stored_name,
    name: row.original_name,
    type: row.type,
    bytes: row.bytes,
    sha256: row.sha256,
  };
}
