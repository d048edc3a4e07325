import { agencyZone } from '#domain/booking/agency-zone.ts';
import { formatInstant } from '#domain/format/instant.ts';
import { fillIn, type Placeholder } from '#domain/letters/placeholders.ts';
import { replySubject } from '#domain/letters/reply-subject.ts';
import type { Staff } from '#server/auth/staff.ts';
import { findLetter } from '#server/inbox/letters/find-letter.ts';
import { mailboxStanding } from '#server/inbox/mailbox/standing.ts';
import { latestNews } from '#server/inbox/send/thread-before.ts';
import { signatureOf } from '#server/inbox/templates/signature.ts';
import { listTemplates } from '#server/inbox/templates/templates.ts';
import type { Services } from '#server/ports/services.ts';
import { mailboxWords } from './mailbox-words.ts';

/** What the form for a letter begins with; null when there is no such person. */
export async function loadComposer(services: Services, staff: Staff, search: URLSearchParams) {
  const { query } = services.db;
  const personId = search.get('person') ?? '';
  const person = await query.selectFrom('people').selectAll().where('id', '=', personId).executeTakeFirst();
  if (!person) return null;
  const addresses = await query
    .selectFrom('person_addresses')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('created_at')
    .execute();
  const found = search.get('answers') ? await findLetter(services, search.get('answers') ?? '') : null;
  const answered = found?.person_id === personId && found.direction === 'in' ? found : null;
  const templates = await listTemplates(services);
  const template = templates.find(({ id }) => id === search.get('template'));
  const signature = await signatureOf(services, staff.id);
  const name = person.name || (addresses[0]?.email ?? '');
  const values: Record<Placeholder, string> = {
    name: person.name,
    'first name': person.name.split(' ')[0] ?? '',
    company: person.company,
    'next step': person.next_step,
    'booking link': `${services.env.SITE_URL}/book-discovery-call`,
    'my name': staff.name,
  };
  const start = template?.text ?? (person.name ? 'Hello {{first name}},\n\n' : '');
  const standing = await mailboxStanding(services);
  return {
    person: { id: person.id, name },
    addresses: addresses.map(({ email, bounced_at }) => ({
      email,
      note: bounced_at === null ? '' : `mail did not arrive on ${formatInstant(bounced_at, agencyZone)}`,
    })),
    templates: templates.map(({ id, name: label }) => ({ id, name: label, to: templateLink(search, id) })),
    answered: answered && { subject: answered.subject, text: answered.fresh },
    notes: notes(services, standing.state === 'off' ? mailboxWords(standing) : null),
    values: {
      person: person.id,
      key: services.randomId(),
      answers: answered?.id ?? '',
      seen: (await latestNews(query, personId))?.id ?? '',
      to:
        (
          addresses.find(({ email_key }) => email_key === answered?.from_email) ??
          addresses.find(({ bounced_at }) => bounced_at === null) ??
          addresses[0]
        )?.email ?? '',
      subject: answered ? replySubject(answered.subject) : fillIn(template?.subject ?? '', values),
      text: `${fillIn(start, values)}${signature ? `\n\n${signature}` : ''}`,
    },
  };
}

export type ComposerView = NonNullable<Awaited<ReturnType<typeof loadComposer>>>;

function templateLink(search: URLSearchParams, id: string): string {
  const next = new URLSearchParams(search);
  next.set('template', id);
  return `/admin/letter?${next}`;
}

/** What staff should know before they write. */
function notes({ mail }: Services, mailbox: string | null): string[] {
  const unsent =
    mail.kind === 'disk'
      ? ['No mail server is set: the letter is kept on disk and shown under Emails, and nobody receives it.']
      : [];
  return [...unsent, ...(mailbox ? [mailbox] : [])];
}
