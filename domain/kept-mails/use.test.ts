import { expect, test } from 'vitest';
import { dayMs } from '#domain/format/durations.ts';
import { type KeptMail, useOf } from './use.ts';

const now = Date.parse('2026-11-20T09:00:00Z');
const mail = (days: number, more: Partial<KeptMail> = {}): KeptMail => ({
  toOurselves: false,
  createdAt: now - days * dayMs,
  overtaken: false,
  about: { kind: 'other' },
  ...more,
});
const call = (inDays: number, reminder = false) => ({
  about: { kind: 'call' as const, startsAt: now + inDays * dayMs, reminder },
});

test.each([
  ['an answer of yesterday', mail(1), 'useful'],
  ['one of two weeks ago', mail(14), 'open'],
  ['one of two months ago', mail(60), 'stale'],
  ['a confirmation of a call to come, however long ago', mail(20, call(3)), 'useful'],
  ['one of a call that is over', mail(2, call(-1)), 'stale'],
  ['a reminder of a call to come', mail(0, call(1, true)), 'stale'],
  ['an earlier one about the same call', mail(2, { ...call(3), overtaken: true }), 'stale'],
  ['news to the agency itself', mail(1, { toOurselves: true }), 'open'],
  ['the same a fortnight later', mail(14, { toOurselves: true }), 'stale'],
  ['a wish for the newsletter that waits', mail(3, { about: { kind: 'newsletter', waits: true } }), 'useful'],
  ['one that was confirmed', mail(3, { about: { kind: 'newsletter', waits: false } }), 'stale'],
  [
    'a receipt for a request that is answered',
    mail(3, { about: { kind: 'data-request', open: false } }),
    'stale',
  ],
  ['one about somebody who is gone', mail(1, { about: { kind: 'gone' } }), 'stale'],
])('%s is %3$s', (_, kept, use) => {
  expect(useOf(kept, now).use).toBe(use);
});
