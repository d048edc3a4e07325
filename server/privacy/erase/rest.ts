import { z } from 'zod';
import type { Services } from '#server/ports/services.ts';

const purpose = 'erasure-rest';
const restSchema = z.object({
  /** Every address under which the person was known. */
  addresses: z.array(z.string()),
  /** Ids of their calls, whose entries in the calendar go last. */
  bookings: z.array(z.string()),
});

/** What an erasure that was broken off is taken up with: by then the records that lead to it may be gone. */
export type Rest = z.infer<typeof restSchema>;

/** Sealed, so that nobody reads from an unfinished record whom it is about. */
export function sealRest({ keys }: Pick<Services, 'keys'>, rest: Rest): string {
  return keys.seal(purpose, JSON.stringify(rest));
}

/** @returns null when it was sealed with another secret, or when there is none */
export function openRest({ keys }: Pick<Services, 'keys'>, sealed: string | null): Rest | null {
  const text = sealed && keys.unseal(purpose, sealed)?.text;
  return text ? restSchema.parse(JSON.parse(text)) : null;
}

/** Both together, each address and call once. */
export function joinRests(one: Rest, other: Rest): Rest {
  return {
    addresses: [...new Set([...one.addresses, ...other.addresses])],
    bookings: [...new Set([...one.bookings, ...other.bookings])],
  };
}
