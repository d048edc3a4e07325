import { newForm } from '#server/leads/new-form.ts';
import type { Submission } from '#server/submissions/read-submission.ts';
import type { TestServices } from './services.ts';

/** Answers that every form of the site takes. */
export const contactAnswers = {
  name: 'Ada Example',
  email: 'ada@example.com',
  company: 'Example Ltd',
  projectTypes: ['seo', 'ecommerce'],
  budget: '5k-15k',
  timeline: 'asap',
  message: 'We sell garden rooms, and nobody finds us.',
};

export const quoteAnswers = { fullName: 'Quentin Quote', email: 'quentin@example.com', budget: '10000+' };

export const offerAnswers = {
  firstName: 'Olga',
  lastName: 'Offer',
  email: 'olga@example.com',
  businessName: 'Offer Ltd',
  consent: true,
};

export const applicationAnswers = {
  name: 'Wilma Worker',
  email: 'wilma@example.com',
  role: 'Developer, three days a week',
  workLink: 'https://wilma.example.com',
  message: 'A booking form that lost every third visitor; now it does not.',
};

/** The submission of a program. */
export const bySelf = (input: Record<string, unknown>): Submission => ({ input, files: [], byForm: false });

/** The submission of a visitor who has had the form open for a minute. */
export function byVisitor(services: TestServices, input: Record<string, unknown>): Submission {
  const form = newForm(services);
  services.setNow(services.clock.now() + 60_000);
  return { input: { ...form, ...input }, files: [], byForm: true };
}

/** Delivers everything that is due, and what follows from it, moving the clock on to entries that are due later. */
export async function deliverAll(services: TestServices, options: { for?: number } = {}): Promise<void> {
  const until = services.clock.now() + (options.for ?? 0);
  for (let round = 0; round < 500; round += 1) {
    await services.drainOutbox();
    const next = await services.db.query
      .selectFrom('outbox')
      .select('next_attempt_at')
      .where('status', 'in', ['pending', 'leased'])
      .orderBy('next_attempt_at')
      .executeTakeFirst();
    if (!next) return;
    if (next.next_attempt_at > until) {
      if (options.for === undefined) return;
      services.setNow(until);
      return;
    }
    services.setNow(Math.max(services.clock.now(), next.next_attempt_at));
  }
  throw new Error('The outbox never came to rest.');
}

export type StoredMail = {
  to: string;
  replyTo?: string;
  subject: string;
  html: string;
  text: string;
  headers?: Record<string, string>;
};

/** Every e-mail that was written, sent or not, oldest first. */
export async function mailsOf(services: TestServices): Promise<StoredMail[]> {
  const rows = await services.db.query
    .selectFrom('outbox')
    .select('payload')
    .where('kind', '=', 'email')
    .orderBy('created_at')
    .orderBy('dedupe_key')
    .execute();
  return rows.map((row) => JSON.parse(row.payload) as StoredMail);
}
