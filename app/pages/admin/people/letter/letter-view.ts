import { agencyZone } from '#domain/booking/agency-zone.ts';
import { formatInstant } from '#domain/format/instant.ts';
import { isShown } from '#domain/leads/shown-files.ts';
import { findLetter, type ShownLetter } from '#server/inbox/letters/find-letter.ts';
import { takeBackMs } from '#server/inbox/send/send-letter.ts';
import { fileSize } from '#server/leads/emails/file-row.ts';
import type { Services } from '#server/ports/services.ts';

/** Everything that a letter's page shows; null when there is no such letter. */
export async function letterView(services: Services, id: string) {
  const letter = await findLetter(services, id);
  if (!letter) return null;
  const person = letter.person_id
    ? await services.db.query
        .selectFrom('people')
        .select(['id', 'name'])
        .where('id', '=', letter.person_id)
        .executeTakeFirst()
    : undefined;
  const waits = letter.deliveries.some(({ status, attempts }) => status === 'pending' && attempts === 0);
  const answered = letter.in_reply_to
    ? await services.db.query
        .selectFrom('messages')
        .select('id')
        .where('message_id', '=', letter.in_reply_to)
        .executeTakeFirst()
    : undefined;
  const written = new URLSearchParams({ person: letter.person_id ?? '', answers: answered?.id ?? '' });
  const answer = new URLSearchParams({ person: letter.person_id ?? '', answers: letter.id });
  return {
    id: letter.id,
    subject: letter.subject,
    state: letter.state,
    email: letter.from_email,
    person: person ? { id: person.id, name: person.name || letter.from_email } : null,
    stranger: letter.stranger === 1,
    fresh: letter.fresh,
    quoted: letter.quoted,
    left: leftWords(letter),
    files: letter.files.map((file) => ({
      id: file.id,
      name: file.original_name,
      size: fileSize(Number(file.bytes)),
      missing: file.missing,
      shown: !file.missing && isShown(file.type),
    })),
    facts: facts(letter),
    canAnswer: letter.direction === 'in' && letter.kind !== 'bounce' && person !== undefined,
    answerTo: `/admin/letter?${answer}`,
    takeBackTo: `/admin/letter?${written}`,
    /** It can be taken back while it waits for its first attempt. */
    takeBack: waits && services.clock.now() - letter.at < takeBackMs,
    deliveries: letter.deliveries,
  };
}

export type LetterView = NonNullable<Awaited<ReturnType<typeof letterView>>>;

function facts(letter: ShownLetter): Array<[label: string, value: string | null]> {
  const when = (at: number) => formatInstant(at, agencyZone);
  const name = letter.from_name ? `${letter.from_name} <${letter.from_email}>` : letter.from_email;
  const own = letter.direction === 'out';
  return [
    ['From', own ? `${letter.author ?? 'A colleague'}, ${letter.from_email}` : name],
    ['Sender', letter.sender_confirmed === 0 ? unconfirmedWords(letter) : ''],
    ['To', letter.to.join(', ')],
    [own ? 'Written' : 'Came', when(letter.at)],
    ['Passed on by', letter.passed_on_by],
    [
      'Kind',
      { letter: '', automatic: 'An automatic answer', bounce: 'A report from a mail server' }[letter.kind],
    ],
    ['Sent', own ? sentWords(letter, when) : ''],
    ['Did not arrive', letter.bounce_reason],
  ];
}

/** Anybody can write any address into a letter; what servers agree on against that, not every server keeps. */
function unconfirmedWords({ passed_on_by: colleague, from_email: email }: ShownLetter): string {
  return `Not verified: your mail server has not confirmed that it came from ${colleague ?? email}. Before you rely on it, ask them another way.`;
}

/** Delivery as far as it is known here: a server that takes a mail does not promise that it is read. */
function sentWords(letter: ShownLetter, when: (at: number) => string): string {
  const { deliveries } = letter;
  // An earlier version noted a kept letter as sent.
  if (deliveries.some(({ status }) => status === 'kept'))
    return 'Kept, not sent: no mail server was set, so nobody has received it';
  if (letter.sent_at) return when(letter.sent_at);
  return deliveries.some(({ failing }) => failing) ? 'Not yet: see below' : 'Waiting';
}

function leftWords({ left, kind }: ShownLetter): string | null {
  if (left.unreadable) return 'This letter could not be read as a whole. Open it in the mailbox.';
  const files = left.files
    ? `${left.files} more ${left.files === 1 ? 'file is' : 'files are'} in the mailbox alone. `
    : '';
  const text = left.text && kind === 'letter' ? 'The letter is longer: the rest is in the mailbox.' : '';
  return `${files}${text}`.trim() || null;
}
