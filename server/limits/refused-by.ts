import type { DomainError } from '#server/base/errors.ts';
import { asDomainError } from '#server/db/unavailable.ts';

/**
 * Counts by `count` before a body is read, and gives its refusal back instead of throwing it: a page first reads what
 * was typed, within the bounds of a form without files, to show it again.
 */
export async function refusedBy(count: () => Promise<void>): Promise<DomainError | undefined> {
  try {
    await count();
    return undefined;
  } catch (error) {
    const refused = asDomainError(error);
    if (!refused) throw error;
    return refused;
  }
}
