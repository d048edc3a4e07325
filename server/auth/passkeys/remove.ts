import type { AuthServices } from '#server/auth/auth-services.ts';
import { afterPassword, confirmPassword } from '#server/auth/confirm-password.ts';
import { dropCodesWithoutStep } from '#server/auth/second-step/second-step.ts';
import type { Staff } from '#server/auth/staff.ts';
import { DomainError } from '#server/base/errors.ts';

/**
 * Removes one of one's own passkeys. With the last second step the recovery codes go as well: the password alone signs
 * in then, which the page says before.
 * @throws DomainError invalid (field `current`), rate-limited, or not-found
 */
export async function removePasskey(
  services: AuthServices,
  staff: Staff,
  { id, password, address }: { id: string; password: string; address: string },
): Promise<void> {
  const proof = await confirmPassword(services, staff, password);
  await afterPassword(services, proof, async (trx) => {
    const removed = await trx
      .deleteFrom('staff_passkeys')
      .where('id', '=', id)
      .where('staff_id', '=', staff.id)
      .returning('name')
      .executeTakeFirst();
    if (!removed) throw new DomainError('not-found', 'This passkey is not there any more.');
    await dropCodesWithoutStep(trx, staff.id);
    const change = { change: 'passkey-removed', detail: removed.name, from: address } as const;
    await services.tellOfSecurityChange(trx, { staffId: staff.id, ...change });
  });
  services.log.info('passkey-removed', { of: staff.id });
}
