import { expect, test } from 'vitest';
import { fillMarks, openMarks } from './fill.ts';
import { gauge } from './gauge.ts';
import { shoreMarks } from './marks.ts';
import { scale } from './scale.ts';

const inMetres = (height: string) => `${height} m`;
const words = { high: 'High water', low: 'Low water', inMetres };
const marksAt = (at: string) => shoreMarks(Date.parse(at), words);

test('a page tells the height of the minute, where it goes, and the next waters by the clocks of the UK', () => {
  expect(marksAt('2026-11-23T00:30Z')).toMatchObject({
    level: '4.5',
    way: 'rising',
    high: '02:26',
    highLevel: '5.4',
    highAt: expect.stringMatching(/^2026-11-23T02:25:54/),
    low: '08:55',
    lowLevel: '1.1',
    told: 'High water 02:26, 5.4 m. Low water 08:55, 1.1 m. High water 14:57, 5.4 m. Low water 21:12, 1.4 m.',
  });
  expect(marksAt('2026-06-21T12:00Z')).toMatchObject({ way: 'falling', low: '16:16', high: '22:37' });
});

test('the dot stands on the curve, and the lines at the height of the minute', () => {
  const noon = marksAt('2026-11-23T12:00Z');
  const numbers = noon.curve.match(/-?\d+/g)?.map(Number) ?? [];
  // Before the curve come its side and its first control point; then each piece of two hours has four numbers, the
  // last of which leads to its end.
  const pieces = numbers.slice(6).filter((_, index) => index % 4 === 3);
  const units = pieces.slice(0, 6).reduce((sum, down) => sum + down, numbers[2] ?? 0);
  expect(noon.x).toBe('50.00');
  expect(Number(noon.y)).toBeCloseTo(scale.top + (scale.height * units) / 1000, 0);
  const tall = ({ sea }: { sea: string }) => Number(sea.split(' ')[3]);
  expect(tall(marksAt('2026-11-23T02:26Z'))).toBeGreaterThan(0.85);
  expect(tall(marksAt('2026-11-23T08:55Z'))).toBeLessThan(0.4);
  expect(scale.metres).toBe(gauge.highest);
  // What rides on the lines stands as far down as they end at the staff.
  expect(Number(noon.place)).toBeCloseTo(100 - 100 * scale.edge * tall(noon), 0);
});

test('the day’s drawing begins and ends at the midnights of the UK, also with 23 or 25 hours', () => {
  for (const [date, from, hours] of [
    ['2026-03-29', '2026-03-29T00:00Z', 23],
    ['2026-10-25', '2026-10-24T23:00Z', 25],
  ] as const) {
    const marks = marksAt(`${date}T12:00Z`);
    expect(marks.from).toBe(`${Date.parse(from)}`);
    expect((Number(marks.until) - Number(marks.from)) / 3_600_000).toBe(hours);
    expect(marks.curve).toMatch(/^M-9 9000V\d+H0c\d\d[ -]\d+ (\d\d[ -]\d+ \d\d[ -]\d+[ s]?){12}h9V9000$/);
  }
});

test('what was left open is filled in, words as text and drawings as markup', () => {
  const page = Object.entries(openMarks)
    .map(([name, mark]) => `${name}=${mark}`)
    .join('\n');
  const marks = shoreMarks(Date.parse('2026-11-23T00:30Z'), {
    high: 'High "<b>"',
    low: 'Low & slack',
    inMetres,
  });
  const filled = fillMarks(page, marks);
  expect(filled).not.toContain('%tide-');
  expect(filled).toContain('told=High &quot;&lt;b&gt;&quot; 02:26, 5.4 m. Low &amp; slack');
  expect(filled).toContain('waters=<text x="');
  expect(fillMarks('100 %tide-nothing%', marks)).toBe('100 %tide-nothing%');
});
