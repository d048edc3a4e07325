import type { AuthServices } from '#server/auth/auth-services.ts';
import { hashToken } from '#server/base/tokens.ts';
import type { Queries } from '#server/db/db.ts';

const howMany = 10;
/** Without letters and digits that look alike: i, l, o, u. 16 of these are 80 bits. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/**
 * Makes recovery codes in place of those before; stored are their hashes alone.
 * @returns them as they are to be written down, 'k3m9-…'
 */
export async function newRecoveryCodes(
  services: AuthServices,
  queries: Queries,
  staffId: string,
): Promise<string[]> {
  const codes = Array.from({ length: howMany }, () => spelt(services.randomToken()));
  const created_at = services.clock.now();
  await queries.deleteFrom('staff_recovery_codes').where('staff_id', '=', staffId).execute();
  await queries
    .insertInto('staff_recovery_codes')
    .values(codes.map((code) => ({ code_hash: hashed(code), staff_id: staffId, created_at, used_at: null })))
    .execute();
  return codes;
}

/** Uses a code, however it is spelt. @returns false when it is not one of theirs, or was used */
export async function takeRecoveryCode(
  { clock }: AuthServices,
  queries: Queries,
  { staffId, code }: { staffId: string; code: string },
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('staff_recovery_codes')
    .set({ used_at: clock.now() })
    .where('code_hash', '=', hashed(code))
    .where('staff_id', '=', staffId)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

function spelt(token: string): string {
  const letters = [...Buffer.from(token, 'base64url').subarray(0, 16)].map((byte) => alphabet[byte % 32]);
  return letters.join('').replace(/(.{4})(?=.)/g, '$1-');
}

/** What is read as written: l and i as 1, o as 0, without spaces and dashes. */
function hashed(code: string): string {
  const plain = code.toLowerCase().replace(/[^0-9a-z]/g, '');
  return hashToken(plain.replace(/[il]/g, '1').replaceAll('o', '0'));
}
