import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { usualSlots } from '#domain/booking/usual-slots.ts';
import { callTide } from '#domain/shore/call-tide.ts';
import { tideThen } from '#domain/shore/tide-then.ts';
import { TideOfDay } from './tide-of-day.tsx';

const date = '2026-11-26';
const zone = 'Europe/London';

function drawn(starts: string[], time: string | null, own: string | null = null): string {
  const tide = callTide(date, usualSlots(), zone);
  if (!tide) throw new Error('A day without heights.');
  return renderToStaticMarkup(
    <TideOfDay tide={tide} date={date} starts={starts} time={time} zones={{ host: zone, own }} across />,
  );
}

const texts = (html: string) =>
  [...html.matchAll(/>([^<>]+)</g)].map(([, text]) => text?.replaceAll('\u00a0', ' '));

test('the day’s sea tells of the chosen time, or else of the first free one', () => {
  const { level } = tideThen(Date.parse(`${date}T15:00:00Z`));
  expect(texts(drawn(['15:00:00', '15:30:00'], null))).toContain(`3:00 PM: ${level} m and rising`);
  expect(texts(drawn(['09:00:00', '15:00:00'], '15:00:00'))).toContain(`3:00 PM: ${level} m and rising`);
  const { level: before } = tideThen(Date.parse(`${date}T09:00:00Z`));
  expect(texts(drawn(['09:00:00', '15:00:00'], null))).toContain(`9:00 AM: ${before} m and falling`);
});

test('each free time has a post, and only the chosen one a dot', () => {
  const paths = [...drawn(['14:30:00', '15:00:00'], '15:00:00').matchAll(/ d="([^"]+)"/g)].map(
    ([, d]) => d ?? '',
  );
  expect(paths.map((d) => d.match(/M/g)?.length)).toEqual([1, 2, 1, 2, 2, 1]);
  expect(paths[3]).toContain(paths[5]);
});

test('posts are hollow until one is chosen', () => {
  const rings = (time: string | null) => [...drawn(['14:30:00', '15:00:00'], time).matchAll(/h\.1"/g)].length;
  expect(rings(null)).toBe(2);
  expect(rings('14:30:00')).toBe(3);
});

test('a day whose times are not read yet, or are all gone, has its sea and nothing on it', () => {
  const html = drawn([], null);
  expect(texts(html).filter((text) => text?.includes(' m '))).toEqual([]);
  expect([...html.matchAll(/ d="(M[^"]+)"/g)]).toHaveLength(2);
});

test('where times have columns its view begins and ends with them, and the curve goes on', () => {
  const tide = callTide(date, usualSlots(), zone);
  if (!tide) throw new Error('A day without heights.');
  const row = { first: 9 * 60, step: 30, count: 15 };
  const times = { starts: ['09:00:00'], time: null, zones: { host: zone, own: null }, across: true };
  const html = renderToStaticMarkup(<TideOfDay tide={tide} date={date} row={row} {...times} />);
  // The water begins at eight, half a column before nine is a quarter to.
  expect(html).toContain('viewBox="45 0 450 760"');
  expect(html).toMatch(/ d="M60 \d+V640"/);
});

test('high and low water are written where they are, and left out where no time stands', () => {
  const tide = { from: 480, heights: [300, 250, 210, 200, 210, 250, 300, 340, 370, 380, 370, 340] };
  const times = { starts: ['09:00:00'], time: null, zones: { host: zone, own: null }, across: true };
  const turns = (first: number, count: number) => {
    const row = { first, step: 30, count };
    const html = renderToStaticMarkup(<TideOfDay tide={tide} date={date} row={row} {...times} />);
    return [...html.matchAll(/x="([\d.]+)%" y="([\d.]+)%"[^>]*class="tide-turn">([^<]+)</g)].map(
      ([, ...one]) => one,
    );
  };
  const low = 'Low water: 2.0 m, about 9:30 AM';
  const high = 'High water: 3.8 m, about 12:30 PM';
  expect(turns(8.5 * 60, 9).map(([, , words]) => words)).toEqual([low, high]);
  expect(turns(8.5 * 60, 5).map(([, , words]) => words)).toEqual([low]);
  // The middle of the third of five columns, and as far down as two metres are.
  expect(
    turns(8.5 * 60, 5)[0]
      ?.slice(0, 2)
      .map(Number)
      .map(Math.round),
  ).toEqual([50, 58]);
});

test('hours are those of the visitor’s clock', () => {
  expect(texts(drawn(['09:00:00'], null)).slice(-3)).toEqual(['9 AM', '12 PM', '3 PM']);
  expect(texts(drawn(['09:00:00'], null, 'America/New_York')).slice(-3)).toEqual(['4 AM', '7 AM', '10 AM']);
});
