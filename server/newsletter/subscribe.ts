import { judge } from '#domain/leads/abuse.ts';
import { envelopeSchema } from '#domain/leads/envelope.ts';
import { honeypotField } from '#domain/leads/honeypot.ts';
import { newsletterSchema } from '#domain/leads/newsletter.ts';
import { DomainError } from '#server/base/errors.ts';
import type { Queries } from '#server/db/db.ts';
import { isDisposableAddress } from '#server/leads/disposable-domains.ts';
import { formAge } from '#server/leads/form-token.ts';
import { mayWriteTo } from '#server/limits/mail-cap.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import { knownPerson } from '#server/people/person-for.ts';
import { tellReader } from '#server/people/subscription.ts';
import type { NewsletterSignUp } from '#server/ports/outbox-kinds.ts';
import type { Services } from '#server/ports/services.ts';
import { alreadySubscribedEmail, confirmationEmail } from './emails.tsx';
import { quarantineSignUp } from './quarantine.ts';

/** What is kept as evidence of how an address got on the list: true of a wish that waits, and of a confirmed one. */
export const boxConsent =
  'Address typed into the newsletter box, to get the newsletter. It joins the list only when it is confirmed from the email sent to it.';

/**
 * Takes an address from the newsletter box. What the sender sees is the same for a new, a pending, a confirmed and
 * a departed address, so that nobody can find out who is on the list; the e-mail that follows tells its owner.
 * @throws DomainError invalid
 */
export async function subscribe(services: Services, input: Record<string, unknown>): Promise<void> {
  const parsed = newsletterSchema.safeParse(input);
  if (!parsed.success) throw DomainError.fromZod(parsed.error, 'Please enter a valid email address');
  const envelope = envelopeSchema.safeParse(input);
  if (!envelope.success) throw DomainError.fromZod(envelope.error);
  const { email } = parsed.data;
  const { idempotencyKey, formToken, [honeypotField]: honeypot } = envelope.data;
  const verdict = judge({
    honeypot,
    // The box stands on pages that were written at build: only the newsletter's own page hands out a form.
    form: formAge(services, formToken),
    formExpected: false,
    email,
    disposable: isDisposableAddress(email),
    names: [],
    texts: [],
  });
  // The sender gets the usual answer in either case.
  if (verdict.quarantine)
    return quarantineSignUp(services, {
      email,
      consentText: boxConsent,
      envelope: envelope.data,
      reasons: verdict.reasons,
    });
  await signUp(services, {
    email,
    source: 'newsletter-box',
    consentText: boxConsent,
    occasion: idempotencyKey ?? services.randomId(),
  });
}

/** A wish to get the newsletter, from whichever form. */
export type SignUp = NewsletterSignUp & {
  /** The idempotency key of the sign-up: a duplicate request sends no second e-mail. */
  occasion: string;
};

/**
 * Notes the wish and writes to the address: to be confirmed, or that it is confirmed already. Both or neither is
 * stored: an address that nobody ever writes to could not be confirmed.
 */
export async function signUp(services: Services, wish: SignUp): Promise<void> {
  const email = wish.email.toLowerCase();
  const now = services.clock.now();
  await services.db.query.transaction().execute(async (trx) => {
    const personId = await knownPerson(trx, email, now);
    const subscription = await noteWish(trx, { ...wish, email }, { id: services.randomId(), personId, now });
    if (!(await mayWriteTo(services, email, 'forms', trx))) return;
    const recipient = { ...subscription, email };
    const payload =
      subscription.status === 'confirmed'
        ? await alreadySubscribedEmail(services, recipient)
        : await confirmationEmail(services, recipient);
    await enqueue(trx, now, [
      {
        kind: 'email',
        dedupeKey: `newsletter:${subscription.id}:${wish.occasion}`,
        subject: `newsletter:${subscription.id}`,
        payload,
      },
    ]);
  });
  services.wakeOutbox();
}

type Noted = { id: string; generation: number; status: 'pending' | 'confirmed' };

/** The address on the list: added as pending, or brought back as pending after it had left. */
async function noteWish(
  trx: Queries,
  wish: SignUp,
  { id: newId, personId, now }: { id: string; personId: string | null; now: number },
): Promise<Noted> {
  const { email, source, consentText } = wish;
  const made = await trx
    .insertInto('newsletter_subscriptions')
    .values({
      id: newId,
      email,
      status: 'pending',
      source,
      consent_text: consentText,
      created_at: now,
      updated_at: now,
      person_id: personId,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirst();
  const back = await trx
    .updateTable('newsletter_subscriptions')
    .set({ status: 'pending', source, consent_text: consentText, created_at: now, updated_at: now })
    .where('email', '=', email)
    .where('status', '=', 'unsubscribed')
    .executeTakeFirst();
  const row = await trx
    .selectFrom('newsletter_subscriptions')
    .select(['id', 'generation', 'status'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  if (made.numInsertedOrUpdatedRows === 1n || back.numUpdatedRows === 1n)
    await tellReader(trx, personId, { id: row.id, kind: 'newsletter-asked', at: now });
  return {
    id: row.id,
    generation: row.generation,
    status: row.status === 'confirmed' ? 'confirmed' : 'pending',
  };
}
