import type { StandingOf } from '#app/pages/admin/settings/standing.ts';
import { whoPublishes } from '#server/content/releases/may-publish.ts';

export const publishing: StandingOf = async ({ db }) => ({
  words: (await whoPublishes(db.query)) === 'owners' ? 'Owners only.' : 'The whole team.',
});
