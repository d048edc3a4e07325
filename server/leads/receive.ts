import type { z } from 'zod';
import { judge } from '#domain/leads/abuse.ts';
import { type Envelope, envelopeSchema } from '#domain/leads/envelope.ts';
import { honeypotField } from '#domain/leads/honeypot.ts';
import { DomainError } from '#server/base/errors.ts';
import { violationOf } from '#server/db/constraint.ts';
import type { Queries } from '#server/db/db.ts';
import { inLane } from '#server/db/in-lane.ts';
import { untangled } from '#server/db/postgres/untangled.ts';
import { mayWriteTo } from '#server/limits/mail-cap.ts';
import { tellStaff } from '#server/notices/tell.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import type { Services } from '#server/ports/services.ts';
import type { Submission } from '#server/submissions/read-submission.ts';
import type { SubmittedFile } from '#server/submissions/submitted-file.ts';
import { isDisposableAddress } from './disposable-domains.ts';
import { entriesForLead, entriesForQuarantine, isAcknowledgement } from './entries.ts';
import { formAge } from './form-token.ts';
import { insertLead, typeOfKind } from './insert.ts';
import type { Attachment, Lead } from './lead.ts';
import { newsOfLead } from './news.ts';
import { personOfLead } from './person.ts';
import { hashOf, type Recognised, recognise } from './repeat.ts';

/** What the form's own verb reads out of its answers. */
type Described = Pick<Lead, 'kind' | 'name' | 'email' | 'phone' | 'company'> &
  Partial<Pick<Lead, 'consent' | 'offer'>>;

type Form<Schema extends z.ZodType> = {
  schema: Schema;
  describe: (answers: z.infer<Schema>, now: number) => Described;
  /** Throws when the answers must not be stored as a new lead. A duplicate request has been recognised before. */
  allow?: (described: Described) => void;
  /** Last look before it is written, in the same transaction. What it throws leaves nothing stored. */
  settle?: (trx: Queries, lead: Lead) => Promise<void>;
  /** Files are taken only where the form has a place for them. */
  takesFiles?: boolean;
};

/**
 * The way of every lead: parse, recognise a repeated sending, judge, and store lead, files and what follows from
 * them in one transaction. When it returns, nothing can be lost any more.
 * The same idempotency key with the same answers and files gives the same lead again; with other ones a person's
 * form makes another lead.
 * @throws DomainError invalid (messages by field), or conflict for a program that reuses a key
 */
export async function receiveLead<Schema extends z.ZodType<Record<string, unknown>>>(
  services: Services,
  submission: Submission,
  form: Form<Schema>,
): Promise<Lead> {
  const { answers, envelope } = parse(submission.input, form.schema);
  const files = form.takesFiles ? submission.files : [];
  const now = services.clock.now();
  const described = form.describe(answers, now);
  const requestHash = hashOf(described.kind, answers, files);
  const { idempotencyKey, formToken } = envelope;
  const byPerson = submission.byForm || formToken !== undefined;
  const recogniseIt = (): Promise<Recognised> =>
    recognise(services.db.query, { key: idempotencyKey, hash: requestHash, byPerson });
  const earlier = await recogniseIt();
  if (earlier.lead) return earlier.lead;
  form.allow?.(described);

  const verdict = judge({
    honeypot: envelope[honeypotField],
    form: formAge(services, formToken),
    // JSON of a program that has no form is let through, unless something else speaks against it too.
    formExpected: true,
    email: described.email,
    disposable: isDisposableAddress(described.email),
    names: [described.name],
    texts: textsOf(answers),
  });
  const lead: Lead = {
    id: services.randomId(),
    personId: null,
    status: 'new',
    quarantine: verdict.quarantine ? 'held' : 'none',
    reasons: verdict.reasons,
    answers,
    attribution: envelope.attribution,
    consent: null,
    offer: null,
    createdAt: now,
    ...described,
  };
  const attachments = files.map((file) => attachmentOf(services, file));
  const entries = verdict.quarantine
    ? entriesForQuarantine(lead)
    : await entriesForLead(services, lead, attachments);
  for (const file of files) await file.keep();
  const write = async (trx: Queries, key: string | null) => {
    await form.settle?.(trx, lead);
    // What is in quarantine is nobody's word: it makes no person and tells nothing of one.
    lead.personId = verdict.quarantine ? null : await personOfLead(trx, lead, now);
    await insertLead(trx, { lead, attachments, idempotencyKey: key, requestHash });
    const acknowledged = await mayAcknowledge(services, trx, lead);
    await enqueue(trx, now, acknowledged ? entries : entries.filter((one) => !isAcknowledgement(one)));
    const news = verdict.quarantine ? null : newsOfLead(lead);
    if (news) await tellStaff(trx, now, news);
  };
  // Those of one person wait for each other, and would hold all connections meanwhile.
  const store = (key: string | null) =>
    inLane(services.db, 'enquiry', () =>
      untangled(() => services.db.query.transaction().execute((trx) => write(trx, key))),
    );
  const twin = await storeOnce(store, earlier.key, recogniseIt);
  if (twin) {
    await Promise.all(files.map((file) => file.discard()));
    return twin;
  }
  services.wakeOutbox();
  services.log.info('lead-stored', { id: lead.id, kind: lead.kind, quarantine: verdict.quarantine });
  return lead;
}

/**
 * Stores under a key. When another sending under the same key was faster, it is the twin of this one or an earlier
 * version of it; the latter leaves this one a key of its own.
 */
async function storeOnce(
  store: (key: string | null) => Promise<void>,
  key: string | null,
  recogniseIt: () => Promise<Recognised>,
): Promise<Lead | null> {
  try {
    await store(key);
    return null;
  } catch (error) {
    // The commit may have happened before the failure, so nothing is deleted here; files without a lead are swept
    // later.
    if (violationOf(error) !== 'unique') throw error;
    const other = await recogniseIt();
    if (other.lead) return other.lead;
    if (other.key === key) throw error;
    return storeOnce(store, other.key, recogniseIt);
  }
}

/** An address above its daily limit gets no e-mail; the agency does, and the page has thanked the sender. */
async function mayAcknowledge(services: Services, trx: Queries, lead: Lead): Promise<boolean> {
  if (lead.quarantine === 'held' || lead.kind === 'newsletter') return true;
  if (await mayWriteTo(services, lead.email, 'forms', trx)) return true;
  services.log.warn('acknowledgement-capped', { id: lead.id });
  return false;
}

function parse<Schema extends z.ZodType>(
  input: Record<string, unknown>,
  schema: Schema,
): { answers: z.infer<Schema>; envelope: Envelope } {
  const answers = schema.safeParse(input);
  const envelope = envelopeSchema.safeParse(input);
  if (!answers.success) throw DomainError.fromZod(answers.error);
  if (!envelope.success) throw DomainError.fromZod(envelope.error);
  return { answers: answers.data, envelope: envelope.data };
}

/** Every free text of the answers; ids of options among them do no harm. */
function textsOf(answers: Record<string, unknown>): string[] {
  return Object.values(answers).filter((value) => typeof value === 'string');
}

function attachmentOf(services: Services, file: SubmittedFile): Attachment {
  return {
    id: services.randomId(),
    storedName: file.storedName,
    name: file.name,
    type: typeOfKind[file.kind],
    bytes: file.bytes,
    sha256: file.sha256,
  };
}
