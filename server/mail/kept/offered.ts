import { type KeptMail, type Use, useOf } from '#domain/kept-mails/use.ts';
import type { Queries } from '#server/db/db.ts';
import { agencyAddress } from '#server/mail/addresses.ts';
import { type KeptEntry, keptEntries } from '#server/outbox/kept.ts';
import type { Services } from '#server/ports/services.ts';

export type OfferedMail = KeptEntry & Use;

type About = KeptMail['about'];

/** Emails that were kept, the newest first, with whether they still help whoever gets them now. */
export async function offeredMails(
  { env, clock }: Pick<Services, 'env' | 'clock'>,
  queries: Queries,
): Promise<OfferedMail[]> {
  const entries = await keptEntries(queries);
  const abouts = await aboutsOf(queries, entries);
  const ours = await ourAddresses(queries, agencyAddress(env));
  const told = new Set<string>();
  return entries.map((entry) => {
    const about = aboutOf(entry, abouts);
    const toOurselves = ours.has(entry.to.toLowerCase());
    const thread = `${entry.to} ${entry.subject}`;
    const overtaken = about.kind === 'call' && !about.reminder && told.has(thread);
    if (about.kind === 'call' && !about.reminder) told.add(thread);
    const { createdAt } = entry;
    return { ...entry, ...useOf({ about, toOurselves, overtaken, createdAt }, clock.now()) };
  });
}

function aboutOf({ subject, dedupeKey }: KeptEntry, abouts: ReadonlyMap<string, About>): About {
  if (subject === null) return { kind: 'other' };
  const about = abouts.get(subject);
  if (about?.kind === 'call') return { ...about, reminder: dedupeKey.includes('reminder') };
  return about ?? (known.test(subject) ? { kind: 'gone' } : { kind: 'other' });
}

/** Subjects whose record must be there. */
const known = /^(?:booking|lead|newsletter|data-request|message):/;

async function aboutsOf(queries: Queries, entries: readonly KeptEntry[]): Promise<Map<string, About>> {
  const ids = (kind: string) => [
    ...new Set(
      entries.flatMap(({ subject }) =>
        subject?.startsWith(`${kind}:`) ? [subject.slice(kind.length + 1)] : [],
      ),
    ),
    // A list must not be empty.
    '',
  ];
  const calls = await queries
    .selectFrom('bookings')
    .select(['id', 'starts_at'])
    .where('id', 'in', ids('booking'))
    .execute();
  const leads = await queries.selectFrom('leads').select('id').where('id', 'in', ids('lead')).execute();
  const readers = await queries
    .selectFrom('newsletter_subscriptions')
    .select(['id', 'status'])
    .where('id', 'in', ids('newsletter'))
    .execute();
  const requests = await queries
    .selectFrom('data_requests')
    .select(['id', 'status'])
    .where('id', 'in', ids('data-request'))
    .execute();
  const letters = await queries
    .selectFrom('messages')
    .select('id')
    .where('id', 'in', ids('message'))
    .execute();
  const other: About = { kind: 'other' };
  return new Map<string, About>([
    ...calls.map((one): [string, About] => [
      `booking:${one.id}`,
      { kind: 'call', startsAt: one.starts_at, reminder: false },
    ]),
    ...leads.map((one): [string, About] => [`lead:${one.id}`, other]),
    ...readers.map((one): [string, About] => [
      `newsletter:${one.id}`,
      { kind: 'newsletter', waits: one.status === 'pending' },
    ]),
    ...requests.map((one): [string, About] => [
      `data-request:${one.id}`,
      { kind: 'data-request', open: one.status === 'open' },
    ]),
    ...letters.map((one): [string, About] => [`message:${one.id}`, other]),
  ]);
}

async function ourAddresses(queries: Queries, agency: string): Promise<Set<string>> {
  const staff = await queries.selectFrom('staff').select('email').execute();
  return new Set([agency, ...staff.map(({ email }) => email)].map((one) => one.toLowerCase()));
}
