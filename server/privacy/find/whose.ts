import { knownEmailText } from '#domain/forms/text.ts';
import type { Keys } from '#server/base/keys.ts';

const purpose = 'privacy-desk';

/** An address as it may stand in the address of a page: sealed, since histories and proxies keep those. */
export function sealWhose(keys: Keys, email: string): string {
  return keys.seal(purpose, email);
}

/** The address again, in lower case; '' for anything else. */
export function readWhose(keys: Keys, sealed: string | null): string {
  const email = sealed ? keys.unseal(purpose, sealed)?.text : undefined;
  return knownEmailText.safeParse(email).data?.toLowerCase() ?? '';
}
