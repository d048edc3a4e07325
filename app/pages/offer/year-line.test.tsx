import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { YearLine } from './year-line.tsx';

/** What is marked of the year, as its view, from where and how far; and the month in which it ended. */
function drawn(startsOn: string, endsOn: string) {
  const html = renderToStaticMarkup(<YearLine dates={{ startsOn, endsOn }} over="It is over" />);
  const [, view, from, wide] = /viewBox="([^"]+)".*<rect x="([^"]+)" width="([^"]+)"/.exec(html) ?? [];
  const months = [...html.matchAll(/<span class="flex-1 text-center([^"]*)">/g)];
  return [view, from, wide, months.findIndex(([, marked]) => marked), months.length];
}

test('the days of an offer are marked in the year in which it ended, from its first day on', () => {
  expect(drawn('2025-07-28', '2025-08-31')).toEqual(['0 0 365 8', '208', '35', 7, 12]);
  expect(drawn('2028-01-01', '2028-12-31')).toEqual(['0 0 366 8', '0', '366', 11, 12]);
  // What lies in the year before is not shown.
  expect(drawn('2025-12-20', '2026-01-10')).toEqual(['0 0 365 8', '0', '10', 0, 12]);
});

test('what says that it is over hangs from its days, on the side that has more room', () => {
  const beside = (startsOn: string, endsOn: string) => {
    const html = renderToStaticMarkup(<YearLine dates={{ startsOn, endsOn }} over="It is over" />);
    return /<p class="flex">(?:<svg width="([\d.]+)%".*?)?<b class="[^"]*">It is over<\/b>(?:<svg width="([\d.]+)%")?/
      .exec(html)
      ?.slice(1)
      .map((share) => (share === undefined ? null : Math.round(Number(share))));
  };
  expect(beside('2025-07-28', '2025-08-31')).toEqual([null, 33]);
  expect(beside('2025-02-01', '2025-02-28')).toEqual([8, null]);
});
