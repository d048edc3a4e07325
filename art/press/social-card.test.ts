import { describe, expect, it } from 'vitest';
import { pages } from '#content/pages.ts';
import { fontFiles } from './fonts.ts';
import { measureFont } from './measure.ts';
import { socialCard } from './social-card.ts';

const measure = measureFont(fontFiles.find((file) => file.endsWith('BricolageGrotesque_700Bold.ttf')) ?? '');
const art = {
  svg: '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3" viewBox="0 0 4 3"></svg>',
  focus: 'cc',
} as const;

/** The headline's lines: those set larger than the brand. */
function headline(svg: string) {
  return [...svg.matchAll(/<text [^>]*y="([\d.]+)"[^>]*font-size="([\d.]+)"[^>]*>([^<]*)</g)]
    .map(([, y, size, words]) => ({ y: Number(y), size: Number(size), words: words ?? '' }))
    .filter(({ size }) => size > 40);
}

describe.each(pages.map((page) => [page.socialTitle, page] as const))('%s', (title, { kicker }) => {
  it.each([
    ['alone', undefined, 880],
    ['beside a picture', art, 570],
  ] as const)('fits between kicker and brand, %s', (_, picture, column) => {
    const rows = headline(
      socialCard({ kicker, title, brand: 'Foreshore', ...(picture && { art: picture }) }, measure),
    );
    expect(rows.map(({ words }) => words.replaceAll('&amp;', '&')).join(' ')).toBe(title);
    const [first, last] = [rows[0], rows.at(-1)];
    expect((first?.y ?? 0) - (first?.size ?? 0) * 0.75).toBeGreaterThan(115);
    expect((last?.y ?? 999) + (last?.size ?? 0) * 0.22).toBeLessThan(525);
    for (const { words, size } of rows)
      expect(measure(words, size, -0.024 * size)).toBeLessThanOrEqual(column);
  });
});
