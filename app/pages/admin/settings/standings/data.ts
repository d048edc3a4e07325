import type { StandingOf } from '#app/pages/admin/settings/standing.ts';
import { countDataRequests } from '#server/data-requests/find.ts';
import { chosenPeriods } from '#server/retention/periods.ts';

export const requests: StandingOf = async (services) => {
  const { open, overdue } = await countDataRequests(services);
  if (overdue > 0) return { words: `${overdue} past the last day that the law sets.`, trouble: true };
  if (open === 0) return { words: 'None waits for an answer.' };
  return { words: open === 1 ? 'One waits for an answer.' : `${open} wait for an answer.` };
};

export const kept: StandingOf = async ({ db }) => {
  const shorter = Object.keys(await chosenPeriods(db.query)).length;
  if (shorter === 0) return { words: 'As long as the privacy policy says.' };
  return { words: `${shorter === 1 ? 'One kind has' : `${shorter} kinds have`} a period of your own.` };
};

export const desk: StandingOf = async () => ({
  words: 'Finds, exports and erases everything about one person.',
});
