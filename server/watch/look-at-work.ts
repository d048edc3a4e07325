import { hourMs } from '#domain/format/durations.ts';
import type { Queries } from '#server/db/db.ts';
import { stuckWork } from '#server/outbox/stuck-work.ts';
import type { OutboxKind } from '#server/ports/outbox-kinds.ts';
import type { Reading } from './reading.ts';

/** Receivers are down for an hour now and then, and what failed is tried again by itself. */
const longestMs = 2 * hourMs;

const called: Record<Exclude<OutboxKind, 'email'>, string> = {
  webhook: 'messages to your other programs (webhooks)',
  'booking-changed': 'bookings in the calendar',
  'booking-reminder': 'reminders of calls',
  'newsletter-sign-up': 'sign-ups to the newsletter',
  'quarantine-digest': 'the daily list of messages in quarantine',
  'data-request-reminder': 'reminders of requests about personal data',
  erasure: 'erasures of personal data',
  'staff-link': 'links for your team to come in',
  'security-change': 'notes to your team about their ways in',
  'staff-news': 'notices to your team',
  'staff-notice': 'notices to your team',
  'publish-release': 'texts to be published',
  'prepare-picture': 'pictures to be prepared',
  'draw-words': 'texts to be prepared for publishing',
};

/** Whether what the site does after a request gets done, other than emails. */
export async function lookAtWork(queries: Queries, now: number): Promise<Reading> {
  const kinds = await stuckWork(queries, { now, longestMs });
  if (kinds.length === 0)
    return { thing: 'work', state: 'well', words: 'Nothing has been waiting for hours any more.' };
  const names = new Set(kinds.map((kind) => called[kind as keyof typeof called] ?? 'other work'));
  return {
    thing: 'work',
    state: 'bad',
    words: `For more than two hours the site has not got this done: ${[...names].join('; ')}. It is tried again by itself, for two days in all. If other programs or the calendar are concerned, look whether they are well; otherwise ask whoever runs the server to look at the log.`,
  };
}
