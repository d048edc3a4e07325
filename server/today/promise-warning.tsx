import { agencyZone } from '#domain/booking/agency-zone.ts';
import { hourMs } from '#domain/format/durations.ts';
import { timeLeft } from '#domain/promises/time-left.ts';
import { agencyAddress } from '#server/mail/addresses.ts';
import { EmailLayout } from '#server/mail/layout.tsx';
import { Facts, MailButton, Paragraph } from '#server/mail/parts.tsx';
import { renderEmail } from '#server/mail/render.ts';
import { withCopies } from '#server/notices/copies.ts';
import { tellStaff } from '#server/notices/tell.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import type { EmailMessage } from '#server/ports/outbox-kinds.ts';
import type { Services } from '#server/ports/services.ts';
import { type Owed, owedAnswers } from './owed.ts';

/** So long before an answer is due, whoever has not given it is reminded. */
const warnBeforeMs = 4 * hourMs;
/** A flood of enquiries makes one e-mail an hour, not thousands. */
const mostNamed = 20;

/**
 * Tells the agency of answers that are due within four hours: all in one e-mail, each once. Any
 * number of instances may do it at once.
 */
export async function warnOfPromises(services: Services): Promise<void> {
  const now = services.clock.now();
  const coming = { from: now, to: now + warnBeforeMs, unwarned: true, limit: mostNamed };
  const owed = await owedAnswers(services.db.query, coming);
  if (owed.length === 0) return;
  const payload = await warning(services, owed, now);
  const store = services.db.query.transaction().execute(async (trx) => {
    const claimed = await trx
      .updateTable('people')
      .set((eb) => ({ warned_for: eb.ref('answer_due_at') }))
      .where(
        'id',
        'in',
        owed.map(({ id }) => id),
      )
      .where('answer_due_at', '>', now)
      .where((eb) => eb.or([eb('warned_for', 'is', null), eb('warned_for', '!=', eb.ref('answer_due_at'))]))
      .returning('id')
      .execute();
    if (claimed.length < owed.length) throw new Overtaken();
    const [first] = owed;
    const dedupeKey = `promise-warning:${first?.id}:${first?.dueAt}`;
    await enqueue(
      trx,
      now,
      await withCopies(trx, services.env, 'promise', { kind: 'email', dedupeKey, payload }),
    );
    for (const { id, dueAt } of owed) {
      const news = { id: `promise:${id}:${dueAt}`, event: 'promise', about: `person:${id}` } as const;
      await tellStaff(trx, now, { ...news, what: 'An answer to {name} is due soon' });
    }
  });
  await store.catch((error: unknown) => {
    if (!(error instanceof Overtaken)) throw error;
  });
  services.wakeOutbox();
}

/** Another instance has just told of some of them, or they were answered: the next hour tells of the rest. */
class Overtaken extends Error {
  override name = 'Overtaken';
}

async function warning(services: Services, owed: Owed[], now: number): Promise<EmailMessage> {
  const one = owed.length === 1;
  const heading = one ? 'An answer is due soon' : `${owed.length} answers are due soon`;
  const bodies = await renderEmail(
    services.env.SITE_URL,
    <EmailLayout preview={owed.map(({ name }) => name).join(', ')} heading={heading}>
      <Paragraph>
        {one ? 'This person was' : 'These people were'} promised an answer and {one ? 'has' : 'have'} had none
        yet.
      </Paragraph>
      {owed.map((person) => (
        <Facts
          key={person.id}
          rows={[
            ['Who', [person.name, person.company, person.email].filter(Boolean).join(', ')],
            ['Promised', timeLeft(person.dueAt, now, agencyZone).words],
          ]}
        />
      ))}
      <MailButton href={`${services.env.SITE_URL}/admin`}>See what is due today</MailButton>
    </EmailLayout>,
  );
  return { to: agencyAddress(services.env), subject: heading, ...bodies };
}
