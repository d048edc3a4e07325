import { z } from 'zod';
import type { CurrentStaff } from '#server/auth/staff.ts';
import type { Queries } from '#server/db/db.ts';
import { readSetting } from '#server/db/settings.ts';
import { secondStepOf } from './second-step.ts';

export const requirementSetting = 'owners-second-step';

/** Who needs a second step to sign in. */
export const stepRequirements = ['nobody', 'owners', 'everybody'] as const;
export type StepRequirement = (typeof stepRequirements)[number];

/** As it is stored; before everybody could be asked, it was yes or no for owners. */
const stored = z
  .union([z.enum(stepRequirements), z.boolean().transform((owners) => (owners ? 'owners' : 'nobody'))])
  .catch('nobody');

/** Who needs a second step, as an owner has said. */
export async function whoNeedsSecondStep(queries: Queries): Promise<StepRequirement> {
  return stored.parse(await readSetting(queries, requirementSetting));
}

/** Whether somebody in this role needs a second step. */
export async function needsSecondStep(
  queries: Queries,
  { role }: Pick<CurrentStaff, 'role'>,
): Promise<boolean> {
  const who = await whoNeedsSecondStep(queries);
  return who === 'everybody' || (who === 'owners' && role === 'owner');
}

/** Whether somebody has to set up a second step before anything else. */
export async function lacksSecondStep(queries: Queries, staff: CurrentStaff): Promise<boolean> {
  if (!(await needsSecondStep(queries, staff))) return false;
  return (await secondStepOf(queries, staff.id)) === null;
}
