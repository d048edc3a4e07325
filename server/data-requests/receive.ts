import { createHash } from 'node:crypto';
import { answerDueOn } from '#domain/data-requests/due.ts';
import { type DataRequestAnswers, dataRequestSchema } from '#domain/data-requests/schema.ts';
import { judge } from '#domain/leads/abuse.ts';
import { type Envelope, envelopeSchema } from '#domain/leads/envelope.ts';
import { honeypotField } from '#domain/leads/honeypot.ts';
import { DomainError } from '#server/base/errors.ts';
import { violationOf } from '#server/db/constraint.ts';
import { isDisposableAddress } from '#server/leads/disposable-domains.ts';
import { formAge } from '#server/leads/form-token.ts';
import { mayWriteTo } from '#server/limits/mail-cap.ts';
import { tellStaff } from '#server/notices/tell.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import type { OutboxEntry } from '#server/ports/outbox.ts';
import type { Services } from '#server/ports/services.ts';
import { type DataRequest, dataRequestSubject, toDataRequest, todayOf } from './data-request.ts';
import { agencyNotice, receipt } from './emails.tsx';
import { reminderOf } from './reminder.ts';

/**
 * Stores a request or complaint about personal data with its last day, and lets receipt, notice and reminder follow
 * in the same transaction. What looks like a program's is stored as well, and has a last day too, but no e-mail goes to
 * an address that its owner may never have typed. The same form with the same answers gives the same request again.
 * @throws DomainError invalid, with messages by field
 */
export async function receiveDataRequest(
  services: Services,
  input: Record<string, unknown>,
): Promise<DataRequest> {
  const answers = dataRequestSchema.safeParse(input);
  if (!answers.success) throw DomainError.fromZod(answers.error);
  const envelope = envelopeSchema.safeParse(input);
  if (!envelope.success) throw DomainError.fromZod(envelope.error);
  const requestKey = keyOf(answers.data, envelope.data);
  const earlier = await findByKey(services, requestKey);
  if (earlier) return earlier;

  const verdict = verdictOn(services, answers.data, envelope.data);
  const dueOn = answerDueOn(answers.data.kind, todayOf(services));
  const request: DataRequest = {
    id: services.randomId(),
    status: 'open',
    ...answers.data,
    reasons: verdict.reasons,
    receivedAt: services.clock.now(),
    dueOn,
    acknowledgedAt: null,
    answeredOn: null,
    outcome: null,
    note: '',
    identity: 'unchecked',
  };
  try {
    const stored = await store(services, request, { requestKey, tell: !verdict.quarantine });
    services.wakeOutbox();
    services.log.info('data-request-stored', {
      id: request.id,
      kind: request.kind,
      told: !verdict.quarantine,
    });
    return stored;
  } catch (error) {
    if (violationOf(error) !== 'unique') throw error;
    const twin = await findByKey(services, requestKey);
    if (!twin) throw error;
    return twin;
  }
}

type How = { requestKey: string | null; tell: boolean };

async function store(
  services: Services,
  request: DataRequest,
  { requestKey, tell }: How,
): Promise<DataRequest> {
  // Written before the transaction, which holds up every other write.
  const mails = tell && {
    receipt: await receipt(services, request),
    notice: await agencyNotice(services, request),
  };
  const now = request.receivedAt;
  return services.db.query.transaction().execute(async (trx) => {
    const acknowledged = mails && (await mayWriteTo(services, request.email, 'forms', trx));
    const { id, kind, status, name, email, about, message, dueOn } = request;
    const row = await trx
      .insertInto('data_requests')
      .values({
        ...{ id, kind, status, name, email, about, message },
        request_key: requestKey,
        email_key: email.toLowerCase(),
        reasons: JSON.stringify(request.reasons),
        received_at: now,
        due_on: dueOn,
        acknowledged_at: acknowledged ? now : null,
        updated_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    const entries = [acknowledged && mails.receipt, mails ? mails.notice : null, reminderOf(id, dueOn)];
    await enqueue(
      trx,
      now,
      entries.filter((entry): entry is OutboxEntry => Boolean(entry)),
    );
    if (tell) {
      const about = dataRequestSubject(id);
      await tellStaff(trx, now, {
        id: about,
        event: 'data-request',
        what: 'Request about personal data',
        about,
      });
    }
    return toDataRequest(row);
  });
}

function verdictOn(services: Services, answers: DataRequestAnswers, envelope: Envelope) {
  return judge({
    honeypot: envelope[honeypotField],
    form: formAge(services, envelope.formToken),
    formExpected: true,
    email: answers.email,
    disposable: isDisposableAddress(answers.email),
    names: [answers.name],
    texts: [answers.message],
  });
}

/** Of the form's key and its answers: somebody who corrects the form after an error sends another request. */
function keyOf(answers: DataRequestAnswers, { idempotencyKey }: Envelope): string | null {
  if (!idempotencyKey) return null;
  return createHash('sha256')
    .update(JSON.stringify([idempotencyKey, answers]))
    .digest('hex');
}

async function findByKey({ db }: Services, key: string | null): Promise<DataRequest | null> {
  if (!key) return null;
  const row = await db.query
    .selectFrom('data_requests')
    .selectAll()
    .where('request_key', '=', key)
    .executeTakeFirst();
  return row ? toDataRequest(row) : null;
}
