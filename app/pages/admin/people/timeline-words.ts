import { formatBritishDate } from '#domain/format/date-time.ts';
import type { PersonStatus } from '#domain/people/status.ts';
import type { TimelineKind } from '#domain/people/timeline.ts';
import { inPence } from '#domain/people/value.ts';
import { personStatusWords } from './person-status.tsx';

/** A line of the timeline as it is stored, with its payload read. */
export type Line = { kind: TimelineKind; subject: string | null; payload: Record<string, unknown> };

/** What the words need from elsewhere. */
export type Wording = {
  when: (at: number) => string;
  staffName: (id: string) => string;
  /** How an enquiry of a kind is called. */
  enquiry: (kind: string) => string;
  /** Who was merged in or split off, by the id of the merge. */
  other: (mergeId: string) => string;
};

/** What happened, in a few words, and perhaps a line more. */
export type Words = { title: string; detail?: string };

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const statusWord = (value: unknown) => personStatusWords[text(value) as PersonStatus] ?? text(value);

/** A line of the timeline in words. */
export function timelineWords(line: Line, wording: Wording): Words {
  const { kind, payload } = line;
  const call = typeof payload.startsAt === 'number' ? wording.when(payload.startsAt) : '';
  switch (kind) {
    case 'enquiry':
      return { title: wording.enquiry(text(payload.kind)), ...claims(payload.claimed) };
    case 'call-booked':
      return { title: `Booked a call for ${call}`, ...claims(payload.claimed) };
    case 'call-requested':
      return { title: `Asked for a call on ${call}`, ...claims(payload.claimed) };
    case 'call-moved':
      return { title: payload.asks ? `Asked to move the call to ${call}` : `Moved the call to ${call}` };
    case 'status':
      return {
        title:
          payload.from === payload.to
            ? `Noted the value or the reason: ${statusWord(payload.to)}`
            : `Status: ${statusWord(payload.from)} to ${statusWord(payload.to)}`,
        ...detail([value(payload.valuePence), text(payload.reason)]),
      };
    case 'owner':
      return {
        title: payload.to
          ? `Gave to ${wording.staffName(text(payload.to))}`
          : 'No longer looked after by anybody',
      };
    case 'next-step':
      return nextStep(payload);
    case 'facts':
      return { title: 'Changed the details', ...claims(payload.before, 'Before') };
    case 'mail-sent':
      return {
        title: payload.kept === true ? 'Email written, not sent' : 'Email sent',
        ...detail([text(payload.title)]),
      };
    case 'mail-failed':
      return { title: 'Email could not be delivered', ...detail([text(payload.title)]) };
    case 'letter-in':
    case 'letter-out':
    case 'letter-automatic':
      return {
        title: plain[kind] ?? kind,
        ...detail([text(payload.subject), payload.unconfirmed === true ? 'Sender not verified' : '']),
      };
    case 'bounce':
      return { title: plain[kind] ?? kind, ...detail([text(payload.email), text(payload.reason)]) };
    case 'merged':
      return { title: `Merged with ${wording.other(mergeOf(line))}` };
    case 'split':
      return { title: `Split off an address: ${wording.other(mergeOf(line))}` };
    case 'note':
      return { title: line.subject?.startsWith('booking:') ? 'Wrote notes on a call' : 'Wrote a note' };
    default:
      return { title: (plain[kind] ?? kind).replace('{call}', call) };
  }
}

const plain: Partial<Record<TimelineKind, string>> = {
  'call-confirmed': 'Confirmed the call on {call}',
  'call-cancelled': 'Cancelled the call on {call}',
  'call-declined': 'Declined the call on {call}',
  'call-done': 'Held the call on {call}',
  'call-missed': 'Nobody came to the call on {call}',
  'call-unmarked': 'Took back how the call on {call} went',
  'call-number': 'Gave a number for the call on {call}',
  'newsletter-asked': 'Asked for the newsletter',
  'newsletter-confirmed': 'Confirmed the newsletter',
  'newsletter-left': 'Left the newsletter',
  'letter-in': 'Wrote to us',
  'letter-out': 'Answered by email',
  'letter-automatic': 'Automatic answer',
  bounce: 'An email came back',
  answered: 'Marked as answered',
  undone: 'Undid a merge or split',
};

/** The id of the merge or split that a line tells of. */
export const mergeOf = ({ subject }: Pick<Line, 'subject'>): string => subject?.slice('merge:'.length) ?? '';

const labels: Record<string, string> = { name: 'name', phone: 'phone', company: 'company' };

function claims(given: unknown, before = 'Gave details that differ from ours'): { detail?: string } {
  if (typeof given !== 'object' || given === null) return {};
  const parts = Object.entries(given).map(([key, said]) => `${labels[key] ?? key} ${text(said) || 'none'}`);
  return parts.length > 0 ? { detail: `${before}: ${parts.join(', ')}` } : {};
}

function nextStep({ text: step, on, done }: Record<string, unknown>): Words {
  if (!text(step)) return { title: 'Removed the next step', ...detail([text(done)]) };
  const day = text(on) && `, by ${formatBritishDate(text(on))}`;
  return { title: `Next step${day}`, ...detail([text(step)]) };
}

const value = (pence: unknown) => (typeof pence === 'number' ? inPence(pence) : '');

function detail(parts: string[]): { detail?: string } {
  const said = parts.filter((part) => part !== '');
  return said.length > 0 ? { detail: said.join('. ') } : {};
}
