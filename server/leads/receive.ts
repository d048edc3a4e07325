import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { judge } from '#domain/leads/abuse.ts';
import { type Envelope, envelopeSchema } from '#domain/leads/envelope.ts';
import { honeypotField } from '#domain/leads/guard.ts';
import { violationOf } from '../db/constraint.ts';
import type { Queries } from '../db/db.ts';
import { DomainError } from '../errors.ts';
import { keepFiles, type Submission, type SubmittedFile } from '../http/read-submission.ts';
import { enqueue } from '../outbox/enqueue.ts';
import type { Services } from '../services.ts';
import { entriesForLead, entriesForQuarantine } from './entries.ts';
import { formAge } from './form-token.ts';
import { insertLead, typeOfKind } from './insert.ts';
import { type Attachment, type Lead, toLead } from './lead.ts';

/** What a form's own verb says of its answers. */
export type Described = Pick<Lead, 'kind' | 'name' | 'email' | 'phone' | 'company'> &
  Partial<Pick<Lead, 'consent' | 'offer'>>;

type Form<Schema extends z.ZodType> = {
  schema: Schema;
  describe: (answers: z.infer<Schema>, now: number) => Described;
  /** Files are taken only where the form has a place for them. */
  takesFiles?: boolean;
};

/**
 * The way of every lead: parse, recognise a repeated sending, judge, and store lead, files and what follows from
 * them in one transaction. When it returns, nothing can be lost any more.
 * The same idempotency key with the same answers and files gives the same lead again.
 * @throws DomainError invalid (messages by field), or conflict for a key that was used for something else
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
  const earlier = await findRepeat(services.db.query, envelope.idempotencyKey, requestHash);
  if (earlier) return earlier;

  const verdict = judge({
    honeypot: envelope[honeypotField],
    form: formAge(services, envelope.formToken),
    formExpected: submission.byForm,
    email: described.email,
    names: [described.name],
    texts: textsOf(answers),
  });
  const lead: Lead = {
    id: services.randomId(),
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
  await keepFiles(services.files, files);
  try {
    await services.db.query.transaction().execute(async (trx) => {
      await insertLead(trx, {
        lead,
        attachments,
        idempotencyKey: envelope.idempotencyKey ?? null,
        requestHash,
      });
      await enqueue(trx, now, entries);
    });
  } catch (error) {
    // Any other failure may have come after the commit: files without a lead are swept later.
    if (violationOf(error) !== 'unique') throw error;
    await Promise.all(files.map((file) => services.files.discard(file.storedName)));
    const twin = await findRepeat(services.db.query, envelope.idempotencyKey, requestHash);
    if (twin) return twin;
    throw error;
  }
  services.wakeOutbox();
  services.log.info('lead-stored', { id: lead.id, kind: lead.kind, quarantine: verdict.quarantine });
  return lead;
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

/** Of what was asked, not of what travels with it: a retry may come with a newer attribution. */
function hashOf(kind: string, answers: unknown, files: readonly SubmittedFile[]): string {
  const contents = files.map(({ name, sha256 }) => ({ name, sha256 }));
  return createHash('sha256').update(JSON.stringify({ kind, answers, contents })).digest('hex');
}

async function findRepeat(queries: Queries, key: string | undefined, hash: string): Promise<Lead | null> {
  if (!key) return null;
  const row = await queries
    .selectFrom('leads')
    .selectAll()
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  if (!row) return null;
  if (row.request_hash === hash) return toLead(row);
  throw new DomainError('conflict', 'This form was already sent with other details. Please reload the page.');
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
