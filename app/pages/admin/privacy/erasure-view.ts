import { retentionOf } from '#content/legal/retention.ts';
import { site } from '#content/site.ts';
import { agencyZone } from '#domain/booking/agency-zone.ts';
import { formatInstant, formatInstantBritishDate } from '#domain/format/instant.ts';
import type { ErasureRecord } from '#server/privacy/record/erasures.ts';
import { countWords } from './kind-words.ts';

const waits = {
  delivery: 'A message to them was on its way. This continues automatically within a minute.',
  calendar:
    'The calendar still has entries about them: it is disconnected, or refuses at the moment. We keep trying.',
};

/** What the pages show of an erasure. */
export function erasureView(record: ErasureRecord) {
  const { id, startedAt, finishedAt, waitsFor, by } = record;
  return {
    id,
    began: formatInstant(startedAt, agencyZone),
    finished: finishedAt === null ? null : formatInstant(finishedAt, agencyZone),
    by: by ?? 'The server’s command line',
    waiting: finishedAt === null ? waits[waitsFor ?? 'delivery'] : null,
    inCalendar: finishedAt === null && waitsFor === 'calendar',
    erased: countWords(erasedOf(record)).map(({ words }) => words),
    kept: keptOf(record),
    /** Reviews that may not stand on the website as real any more. */
    reviews: record.counts.reviewProofs ?? 0,
    letter: letterOf(record),
  };
}

/** Calls and requests are made anonymous: they are told of among what was kept. */
function erasedOf({ counts }: ErasureRecord) {
  const { bookings: _, dataRequests: __, ...erased } = counts;
  return erased;
}

function keptOf({ kept }: ErasureRecord): string[] {
  const { bookings = 0, dataRequests = 0 } = kept;
  const calls = bookings === 1 ? 'The time of 1 call' : `The times of ${bookings} calls`;
  const requests =
    dataRequests === 1 ? 'The dates of 1 data request' : `The dates of ${dataRequests} data requests`;
  return [
    ...(bookings > 0
      ? [`${calls} and how it ended, without name, address or message: our diary must add up.`]
      : []),
    ...(dataRequests > 0
      ? [`${requests} and the outcome, without the person: the law has us show that we answered.`]
      : []),
    `A scrambled form of the address, for ${retentionOf('erasures').period}, to show that we erased what was asked.`,
    `Backups made before, for up to ${retentionOf('backups').period}; nobody looks into them, and then they are deleted.`,
    'Invoices and their bookkeeping, where there are any: the law has us keep them for six years.',
    'Emails in our own mailbox, until we have deleted them there by hand.',
  ];
}

/** To be copied into a mail to the person: by now the site no longer knows where it would go. */
function letterOf(record: ErasureRecord): string {
  const erased = countWords(erasedOf(record)).map(({ words }) => `- ${words}`);
  return [
    'Hello,',
    `You asked us to erase what we hold about you. We did so on ${formatInstantBritishDate(record.startedAt, agencyZone)}.`,
    ['What we erased:', ...(erased.length > 0 ? erased : ['- nothing was held'])].join('\n'),
    ['What we had to keep, and why:', ...keptOf(record).map((line) => `- ${line}`)].join('\n'),
    'You get no newsletter from us. A new sign-up would need your confirmation, so nobody can put you back on the list.',
    'If something in this is not right, reply to this email. You can also go to the Information Commissioner’s Office: ico.org.uk/make-a-complaint, phone 0303 123 1113.',
    `Kind regards,\n${site.name}`,
  ].join('\n\n');
}
