import type { Generated } from 'kysely';
import type { LeadKind, LeadMark, QuarantineState } from '#domain/leads/lead.ts';
import type { OfferState } from '#domain/offer/period.ts';

export type LeadTables = {
  leads: LeadTable;
  lead_attachments: LeadAttachmentTable;
  newsletter_subscriptions: NewsletterTable;
};

export type LeadTable = {
  id: string;
  kind: LeadKind;
  /** Whether staff marked this submission as spam; how far they are is the person's. */
  status: LeadMark;
  quarantine: QuarantineState;
  /** JSON list of what looked odd, also on leads that never were in quarantine. */
  reasons: string;
  idempotency_key: string | null;
  /** Tells a repeated request from another one under the same key. */
  request_hash: string;
  name: string;
  email: string;
  /** The address in lower case, to find the same person again. */
  email_key: string;
  phone: string;
  company: string;
  /** Who sent it; nobody while it is in quarantine. */
  person_id: Generated<string | null>;
  /** JSON of everything that was sent, as validated. */
  payload: string;
  attribution: string | null;
  /** What is known of how it came, to be looked through; see `sourceText`. */
  source: Generated<string>;
  /** How it came, as results count it: see `cameOf`. */
  came_source: Generated<string>;
  came_campaign: Generated<string>;
  came_landing: Generated<string>;
  /** What it is about, each between spaces: see `servicesOf`. */
  came_services: Generated<string>;
  consent_text: string | null;
  consent_at: number | null;
  /** Offer enquiries: which offer, and whether it was open when they came. */
  offer_id: string | null;
  offer_state: OfferState | null;
  created_at: number;
  updated_at: number;
};

export type LeadAttachmentTable = {
  id: string;
  lead_id: string;
  position: number;
  /** Generated; says nothing of the sender's name for it. */
  stored_name: string;
  original_name: string;
  type: string;
  bytes: number;
  sha256: string;
  created_at: number;
};

export type NewsletterTable = {
  id: string;
  email: string;
  status: 'pending' | 'confirmed' | 'unsubscribed';
  created_at: number;
  updated_at: number;
  /** What the form said when the address was given. */
  consent_text: Generated<string | null>;
  /** 'newsletter-box' or 'contact'. */
  source: Generated<string | null>;
  confirmed_at: Generated<number | null>;
  unsubscribed_at: Generated<number | null>;
  /** Rises when somebody leaves: links to confirm from before stop working. */
  generation: Generated<number>;
  /** Whose address it is, if it belongs to somebody we know. */
  person_id: Generated<string | null>;
};
