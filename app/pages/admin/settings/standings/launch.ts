import type { StandingOf } from '#app/pages/admin/settings/standing.ts';
import { launchListNow } from '#server/start/launch/put-aside.ts';

export const launch: StandingOf = async (services) => {
  const { settled, total, parts } = await launchListNow(services);
  if (parts.length === 0) return { words: 'Everything is settled.' };
  const unsafe = parts.some(({ items }) => items.some((item) => item.unsafe));
  return {
    words: `${settled} of ${total} settled${unsafe ? '; something is not safe yet' : ''}.`,
    trouble: unsafe,
  };
};
