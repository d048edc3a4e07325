import { expect, test } from 'vitest';
import { type Line, timelineWords } from './timeline-words.ts';

const wording = {
  when: () => 'Monday 30 November 2026, 10:00 AM',
  staffName: () => 'Olive',
  enquiry: () => 'Quote request',
  other: () => 'Jon (jon@example.com)',
};
const words = (line: Partial<Line>) =>
  timelineWords({ kind: 'note', subject: null, payload: {}, ...line }, wording);

test.each<[Partial<Line>, string, string | undefined]>([
  [{ kind: 'enquiry', payload: { kind: 'quote' } }, 'Quote request', undefined],
  [
    { kind: 'enquiry', payload: { kind: 'quote', claimed: { name: 'Mal', phone: '1' } } },
    'Quote request',
    'Gave details that differ from ours: name Mal, phone 1',
  ],
  [
    { kind: 'status', payload: { from: 'new', to: 'won', reason: 'Cheaper', valuePence: 120_050 } },
    'Status: New to Won',
    '£1,200.50. Cheaper',
  ],
  [
    { kind: 'status', payload: { from: 'won', to: 'won', valuePence: 250_000 } },
    'Noted the value or the reason: Won',
    '£2,500',
  ],
  [{ kind: 'owner', payload: { to: null } }, 'No longer looked after by anybody', undefined],
  [
    { kind: 'next-step', payload: { text: 'Ring', on: '2026-11-30' } },
    'Next step, by Monday 30 November 2026',
    'Ring',
  ],
  [{ kind: 'next-step', payload: { text: '', done: 'Ring' } }, 'Removed the next step', 'Ring'],
  [
    { kind: 'call-done', payload: { startsAt: 1 } },
    'Held the call on Monday 30 November 2026, 10:00 AM',
    undefined,
  ],
  [{ kind: 'merged', subject: 'merge:1' }, 'Merged with Jon (jon@example.com)', undefined],
  [{ kind: 'note', subject: 'booking:1' }, 'Wrote notes on a call', undefined],
  [{ kind: 'letter-in', payload: { subject: 'Our site' } }, 'Wrote to us', 'Our site'],
  [
    { kind: 'letter-in', payload: { subject: 'Our site', unconfirmed: true } },
    'Wrote to us',
    'Our site. Sender not verified',
  ],
  [{ kind: 'bounce' }, 'An email came back', undefined],
])('%j', (line, title, detail) => {
  expect(words(line)).toEqual({ title, ...(detail && { detail }) });
});
