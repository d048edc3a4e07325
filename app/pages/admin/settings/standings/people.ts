import type { StandingOf } from '#app/pages/admin/settings/standing.ts';
import { whoNeedsSecondStep } from '#server/auth/second-step/requirement.ts';
import { withSecondStep } from '#server/auth/second-step/second-step.ts';
import { listStaff } from '#server/auth/staff-list.ts';
import { chosenBy } from '#server/notices/choices.ts';

export const notices: StandingOf = async (services, { id }) => {
  const chosen = await chosenBy(services, id);
  if (chosen.length === 0) return { words: 'You have not chosen to be told about anything yet.' };
  return { words: 'You are told about what you chose.' };
};

export const team: StandingOf = async (services) => {
  const present = (await listStaff(services, 'all')).filter(({ leftAt }) => leftAt === null);
  const who = present.length === 1 ? 'You work here alone' : `${present.length} people have an account`;
  const needed = await whoNeedsSecondStep(services.db.query);
  return { words: `${who}; ${stepWords[needed]}.`, trouble: needed === 'nobody' };
};

const stepWords = {
  nobody: 'nobody needs a second step to sign in',
  owners: 'owners need a second step to sign in',
  everybody: 'everybody needs a second step to sign in',
};

export const account: StandingOf = async ({ db }, { id }) =>
  (await withSecondStep(db.query)).has(id)
    ? { words: 'You sign in with a second step.' }
    : { words: 'You sign in with your password alone.', trouble: true };
