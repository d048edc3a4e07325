import type { LaunchItem } from '#server/start/launch/launch-item.ts';
import type { LaunchList } from '#server/start/launch/launch-list.ts';

/** The launch list as Today tells it: the most urgent items, and how many there are of every other part. */
export type LaunchBrief = Pick<LaunchList, 'settled' | 'total'> & {
  urgent: {
    title: string;
    where: string;
    items: Omit<LaunchItem, 'unsafe'>[];
    more: number;
  };
  others: { title: string; count: number }[];
};

/** So many of the first part stand on Today; all of them are on the list's own page. */
const mostUrgent = 4;

/** What Today tells of the launch list; null when everything is settled. */
export function launchBrief({ settled, total, parts: [first, ...others] }: LaunchList): LaunchBrief | null {
  if (!first) return null;
  const { title, where, items } = first;
  return {
    ...{ settled, total },
    urgent: {
      title,
      where,
      items: items.slice(0, mostUrgent).map(({ unsafe: _, ...item }) => item),
      more: Math.max(0, items.length - mostUrgent),
    },
    others: others.map((part) => ({ title: part.title, count: part.items.length })),
  };
}
