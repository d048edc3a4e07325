import type { NoticeEvent } from './events.ts';

/** One piece of news in a line, and the page that shows it. */
export type NoticeLine = { event: NoticeEvent; text: string; path: string };

/** What one message tells: one thing, or all that has come since the last one. */
export type Notice = { heading: string; lines: NoticeLine[]; more: number; path: string };

/** Each line of a message costs its reader time: what is more than this is counted. */
const mostLines = 8;

const counted: Record<NoticeEvent, [one: string, many: string]> = {
  enquiry: ['new enquiry', 'new enquiries'],
  call: ['change of calls', 'changes of calls'],
  letter: ['email', 'emails'],
  promise: ['answer due soon', 'answers due soon'],
  digest: ['digest', 'digests'],
  'data-request': ['request about personal data', 'requests about personal data'],
  undelivered: ['undelivered email', 'undelivered emails'],
};

const lists: Record<NoticeEvent, string> = {
  enquiry: '/admin/leads',
  call: '/admin/bookings',
  letter: '/admin/people',
  promise: '/admin',
  digest: '/admin',
  'data-request': '/admin/data-requests',
  undelivered: '/admin/mail',
};

/** Puts news together into one message. @param all at least one line, the oldest first */
export function bundle(all: readonly NoticeLine[]): Notice {
  const [first] = all;
  if (!first) throw new Error('A notice tells of something.');
  if (all.length === 1) return { heading: first.text, lines: [], more: 0, path: first.path };
  const events = [...new Set(all.map(({ event }) => event))];
  const counts = events.map((event) => {
    const count = all.filter((line) => line.event === event).length;
    return `${count} ${counted[event][count === 1 ? 0 : 1]}`;
  });
  const lines = all.slice(0, mostLines);
  const path = events.length === 1 ? lists[first.event] : '/admin';
  return { heading: counts.join(', '), lines, more: all.length - lines.length, path };
}
