import { describe, expect, it, test } from 'vitest';
import { catalogue } from '#art/catalogue.ts';
import { isWorded, readLines } from '#scripts/drawn-words/read-lines.ts';

const drawn = (name: string) => readLines(catalogue.find((one) => one.name === name)?.draw?.() ?? '').lines;
const narrow = catalogue.map(({ name }) => name).filter((name) => /^service-.*-narrow$/.test(name));

describe('figures of services on phones', () => {
  it('are there for each service', () => {
    const wide = catalogue.filter(({ name }) => /^service-(?!.*-(?:narrow|small|low)$)/.test(name));
    expect(narrow).toHaveLength(wide.length);
  });
  it.each(narrow)('%s says what the wide one says, so that a changed word changes both', (name) => {
    const wide = new Set(drawn(name.replace(/-narrow$/, '')).map(({ words }) => words));
    expect(drawn(name).filter(({ words }) => isWorded(words) && !wide.has(words))).toEqual([]);
  });
  it.each(narrow)('%s is set in type that is 11 pixels high where it is 335 wide', (name) => {
    const small = drawn(name).filter(({ size, matrix }) => size * Math.abs(matrix[3]) < 12.8);
    expect(small.map(({ words }) => words)).toEqual([]);
  });
});

const small = catalogue.map(({ name }) => name).filter((name) => /^service-.*-small$/.test(name));

describe('figures of services in their list', () => {
  it('are there for each service', () => {
    expect(small).toHaveLength(narrow.length);
  });
  it.each(small)('%s says what the wide one says, so that a changed word changes both', (name) => {
    const wide = new Set(drawn(name.replace(/-small$/, '')).map(({ words }) => words));
    expect(drawn(name).filter(({ words }) => isWorded(words) && !wide.has(words))).toEqual([]);
  });
  it.each(small)('%s is set in type that is 12 pixels high where it is 285 wide', (name) => {
    const tiny = drawn(name).filter(({ size, matrix }) => size * Math.abs(matrix[3]) < 16.9);
    expect(tiny.map(({ words }) => words)).toEqual([]);
  });
});

const low = catalogue.map(({ name }) => name).filter((name) => /^service-.*-low$/.test(name));

describe('figures beside a large one', () => {
  it.each(low)('%s says what the wide one says, so that a changed word changes both', (name) => {
    const wide = new Set(drawn(name.replace(/-low$/, '')).map(({ words }) => words));
    expect(drawn(name).filter(({ words }) => isWorded(words) && !wide.has(words))).toEqual([]);
  });
  it.each(low)('%s is set in type that is 12 pixels high where it is 340 wide', (name) => {
    const tiny = drawn(name).filter(({ size, matrix }) => size * Math.abs(matrix[3]) < 16.9);
    expect(tiny.map(({ words }) => words)).toEqual([]);
  });
});

describe('the board of a CRM', () => {
  it.each(['service-crm', 'service-crm-narrow'])(
    '%s has sums over its columns that are those of its cards',
    (name) => {
      const lines = drawn(name).map(({ words, x, y, matrix: [, b, , d, , f] }) => ({
        words,
        y: b * x + d * y + f,
      }));
      const head = lines.find(({ words }) => words === 'Proposal')?.y ?? 0;
      const pounds = lines
        .filter(({ words }) => words.startsWith('£'))
        .map(({ words, y }) => ({ over: Math.abs(y - head) < 3, sum: Number(words.replace(/[£,]/g, '')) }));
      const total = (over: boolean) =>
        pounds.filter((one) => one.over === over).reduce((all, { sum }) => all + sum, 0);
      expect(total(true)).toBeGreaterThan(0);
      expect(total(true)).toBe(total(false));
    },
  );
});

const papers = catalogue.map(({ name }) => name).filter((name) => /^(?:paper|week)-/.test(name));

test.each(papers)(
  '%s, beside a list, is set in type that is 11 pixels high where it is as wide as a phone',
  (name) => {
    const least = (11 * (name.startsWith('week') ? 400 : 420)) / 335;
    const tiny = drawn(name).filter(({ words, size }) => isWorded(words) && size < least);
    expect(tiny.map(({ words }) => words)).toEqual([]);
  },
);
