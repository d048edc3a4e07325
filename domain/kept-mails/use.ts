import { dayMs } from '#domain/format/durations.ts';

/** An email that was kept, with what is known now of what it is about. */
export type KeptMail = {
  /** To the agency or its staff, who have read the same in the owner's area. */
  toOurselves: boolean;
  createdAt: number;
  /** Whether a later kept mail to the same address is about the same. */
  overtaken: boolean;
  about:
    | { kind: 'call'; startsAt: number; reminder: boolean }
    | { kind: 'newsletter'; waits: boolean }
    | { kind: 'data-request'; open: boolean }
    | { kind: 'gone' }
    | { kind: 'other' };
};

/** `useful`: chosen beforehand; `open`: offered; `stale`: not offered. With the reason in words where there is one. */
export type Use = { use: 'useful' | 'open' | 'stale'; why: string };

const freshMs = 7 * dayMs;
const oldestMs = 30 * dayMs;

/** Whether an email that was kept still helps whoever gets it now. */
export function useOf({ toOurselves, createdAt, overtaken, about }: KeptMail, now: number): Use {
  const stale = (why: string): Use => ({ use: 'stale', why });
  const age = now - createdAt;
  if (about.kind === 'gone') return stale('What it is about has been deleted');
  if (about.kind === 'call' && about.reminder) return stale('A reminder whose time is over');
  if (about.kind === 'call' && about.startsAt <= now) return stale('The call is over');
  if (about.kind === 'newsletter' && !about.waits)
    return stale('Confirmed, or gone from the list, meanwhile');
  if (about.kind === 'data-request' && !about.open) return stale('The request has been answered');
  if (age > oldestMs) return stale('More than 30 days old');
  if (overtaken) return stale('A later email to them says more');
  if (toOurselves && age > freshMs) return stale('To yourselves, and more than a week old');
  if (toOurselves) return { use: 'open', why: 'To yourselves: you may have read it here' };
  if (about.kind === 'call') return { use: 'useful', why: 'The call is still to come' };
  if (age > freshMs) return { use: 'open', why: 'More than a week old' };
  return { use: 'useful', why: '' };
}
