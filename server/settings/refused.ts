import { DomainError } from '#server/base/errors.ts';

/** Why a server did not do what it is to do: what that means, and its own words, where it said something. */
export type Refusal = { why: string; answer: string | null };

/** Nothing was saved, for the reason that a server gave. */
export function refused({ why, answer }: Refusal): DomainError {
  return new DomainError('conflict', `Nothing was saved. ${why}`, { details: { answer } });
}
