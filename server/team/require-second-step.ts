import type { AuthServices } from '#server/auth/auth-services.ts';
import { requirementSetting, type StepRequirement } from '#server/auth/second-step/requirement.ts';
import type { Staff } from '#server/auth/staff.ts';
import { writeSetting } from '#server/db/settings.ts';
import { asOwner } from './as-owner.ts';

/**
 * Says who needs a second step to sign in. Who has none is led to set it up at the next click, and is kept
 * out by nothing until then. @throws DomainError forbidden
 */
export async function requireSecondStep(
  services: AuthServices,
  by: Staff,
  who: StepRequirement,
): Promise<void> {
  await asOwner(services.db, by, (trx) => writeSetting(trx, requirementSetting, who, services.clock.now()));
  services.log.info('second-step-needed', { who, by: by.id });
}
