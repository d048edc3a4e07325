import { expect, test } from 'vitest';
import { launchBrief } from './launch-brief.ts';

const part = (title: string, count: number) => ({
  ...{ title, where: `Where ${title} is settled.` },
  items: Array.from({ length: count }, (_, at) => ({
    ...{ id: `${title}-${at}`, what: 'It is not set.', why: 'Visitors notice.', unsafe: true },
  })),
});

test('the most urgent part stands there with four items, the others with how many they have', () => {
  const brief = launchBrief({
    ...{ settled: 9, total: 53, aside: [] },
    parts: [part('urgent', 6), part('invented', 18), part('facts', 7)],
  });
  expect(brief).toMatchObject({ settled: 9, total: 53, urgent: { title: 'urgent', more: 2 } });
  expect(brief?.urgent.items.map(({ id }) => id)).toEqual(['urgent-0', 'urgent-1', 'urgent-2', 'urgent-3']);
  expect(brief?.others).toEqual([
    { title: 'invented', count: 18 },
    { title: 'facts', count: 7 },
  ]);
});

test('what fits is not said to go on, and what is settled is not told', () => {
  const parts = [part('urgent', 1)];
  expect(launchBrief({ settled: 52, total: 53, aside: [], parts })).toMatchObject({
    urgent: { more: 0 },
    others: [],
  });
  expect(launchBrief({ settled: 53, total: 53, aside: [], parts: [] })).toBeNull();
});
