import { z } from 'zod';
import type { CurrentStaff } from '#server/auth/staff.ts';
import type { Queries } from '#server/db/db.ts';
import { readSetting } from '#server/db/settings.ts';
import { secondStepOf } from './second-step.ts';

export const requirementSetting = 'owners-second-step';

/** Whether owners need a second step. */
export async function ownersNeedSecondStep(queries: Queries): Promise<boolean> {
  return z
    .boolean()
    .catch(false)
    .parse(await readSetting(queries, requirementSetting));
}

/** Whether somebody has to set up a second step before anything else. */
export async function lacksSecondStep(queries: Queries, { id, role }: CurrentStaff): Promise<boolean> {
  if (role !== 'owner' || !(await ownersNeedSecondStep(queries))) return false;
  return (await secondStepOf(queries, id)) === null;
}
