import { describe, expect, it } from 'vitest';
import { readAsked } from './asked.ts';
import { draw } from './chart.ts';
import { evaluate } from './formula.ts';
import { mistakeIn } from './mistakes.ts';
import { rounded, shown, spoken } from './show.ts';
import type { Sum, SumInput } from './sum.ts';
import { canFall, exampleOf } from './sum.ts';
import { readTyped } from './typed.ts';
import { figures, work } from './work.ts';

const input = (more: Partial<SumInput>): SumInput => ({
  name: 'margin',
  label: 'Margin',
  unit: 'pounds',
  value: 1500,
  least: 0,
  most: 100_000,
  step: 10,
  ...more,
});

const bid: Sum = {
  inputs: [
    input({}),
    input({ name: 'close', unit: 'one-in', value: 5, least: 0, most: 1000, step: 1 }),
    input({ name: 'rate', unit: 'percent', value: 4, most: 100, step: 0.5 }),
    input({ name: 'back', unit: 'for-one', value: 3, most: 100, step: 1 }),
  ],
  lines: [
    { name: 'enquiry', label: 'What an enquiry is worth', unit: 'pounds', formula: 'margin ÷ close' },
    { name: 'visit', label: 'What a visit is worth', unit: 'pounds', formula: 'enquiry × rate' },
    { name: 'bid', label: 'Highest sensible bid', unit: 'pounds', formula: 'visit ÷ back' },
    { name: 'better', label: '', unit: 'percent', formula: 'rate + 1%' },
  ],
};
const words = { nothing: 'No answer', large: 'Too large' };

const units = { oneIn: '1 in', forOne: 'for £1' };

describe('a formula', () => {
  it.each([
    ['2 + 3 × 4', 14],
    ['(2 + 3) × 4', 20],
    ['12 ÷ 3 ÷ 2', 2],
    ['10 - 4 * 2', 2],
    ['£1,500 × 4%', 60],
    ['a ÷ (b − b)', Number.POSITIVE_INFINITY],
  ])('%s is %d', (formula, value) => {
    expect(evaluate(formula, (name) => ({ a: 6, b: 2 })[name] ?? Number.NaN)).toBe(value);
  });

  it.each([
    ['visits × rate', 'the line names “rate”, which is no input and no line above'],
    ['visits visits', 'there is no sign between “visits” and “visits”, such as × or +'],
    ['(visits + 1', 'a bracket is not closed'],
    ['visits) + 1', 'a bracket is closed that was never opened'],
    ['visits +', 'a number or a name is missing after “+”'],
    ['× visits', 'it cannot begin with “×”'],
    ['visits + × 2', '“×” cannot follow “+”'],
    ['visits ^ 2', '“^” is no number, name or sign; the signs are + − × ÷ and brackets'],
    ['()', '“)” comes too soon after “(”'],
    ['1,5 × visits', '“1,5” is no number, name or sign; the signs are + − × ÷ and brackets'],
    ['constructor', 'the line names “constructor”, which is no input and no line above'],
    [' ', 'there is no formula'],
    ['(visits + 1,000) × £4.50 ÷ 2%', null],
  ])('%s: %s', (formula, mistake) => {
    expect(mistakeIn(formula, new Set(['visits']))).toBe(mistake);
  });
});

describe('a figure', () => {
  it.each([
    ['pounds', 1500, '£1,500'],
    ['pounds', 4.2, '£4.20'],
    ['pounds', 1234.56, '£1,235'],
    ['pounds', -400, '−£400'],
    ['pounds', -0.001, '£0'],
    ['pounds', 1.005, '£1.01'],
    ['percent', 0.015, '1.5%'],
    ['percent', 0.29, '29%'],
    ['count', 4000, '4,000'],
    ['count', 2.456, '2.46'],
    ['count', 61.25, '61.3'],
    ['count', 351.12, '351'],
  ] as const)('in %s: %d is %s', (unit, value, text) => {
    expect(shown(unit, value)).toBe(text);
  });

  it('is spoken with its unit', () => {
    const said = (unit: Parameters<typeof spoken>[0], value: number) => spoken(unit, value, units);
    expect([said('one-in', 5), said('for-one', 3), said('percent', 0.04)]).toEqual([
      '1 in 5',
      '£3 for £1',
      '4%',
    ]);
  });

  it('is the same when it is rounded again', () => {
    for (const value of [0.123456, 9.999, 99.96, 1234.567, 0.0749])
      for (const unit of ['count', 'pounds', 'percent'] as const)
        expect(rounded(unit, rounded(unit, value))).toBe(rounded(unit, value));
  });
});

describe('a sum', () => {
  it('answers in pounds what one pound brings, and goes on with the bare number', () => {
    const lines = [
      { name: 'each', label: '', unit: 'for-one', formula: 'margin ÷ 400' },
      { name: 'twice', label: '', unit: 'pounds', formula: 'each × 2' },
    ] as const;
    const worked = work({ inputs: [input({})], lines: [...lines] }, { margin: 1600 }, words);
    expect(worked.map(({ working, result }) => `${working} = ${result}`)).toEqual([
      '£1,600 ÷ 400 = £4',
      '4 × 2 = £8',
    ]);
  });

  it('comes out as it is shown, line by line', () => {
    const worked = work(bid, exampleOf(bid), words);
    expect(worked.map(({ working, result }) => `${working} = ${result}`)).toEqual([
      '£1,500 ÷ 5 = £300',
      '£300 × 4% = £12',
      '£12 ÷ 3 = £4',
      '4% + 1% = 5%',
    ]);
    expect(figures(bid, exampleOf(bid), worked, units)).toMatchObject({
      'bid:': '£12 ÷ 3',
      'bid=': '£4',
      close: '1 in 5',
      back: '£3 for £1',
      better: '5%',
    });
  });

  it('reckons on with the figures that are read', () => {
    const worked = work(bid, { margin: 1000, close: 3, rate: 4, back: 3 }, words);
    expect(worked.slice(0, 3).map(({ result }) => result)).toEqual(['£333.33', '£13.33', '£4.44']);
  });

  it('says in words that there is no answer, also on the lines below', () => {
    const none = work(bid, { margin: 1000, close: 0, rate: 4, back: 3 }, words);
    expect(none.slice(0, 3).map(({ result }) => result)).toEqual(['No answer', 'No answer', 'No answer']);
    expect(none[1]?.working).toBe('? × 4%');
    const large = work(bid, { margin: 1e9, close: 0.001, rate: 4, back: 3 }, words);
    expect(large[1]?.result).toBe('Too large');
  });
});

describe('what is typed', () => {
  const count = input({ unit: 'count', least: 1, most: 1_000_000, step: 1 });
  it.each([
    ['1,500', 1500],
    ['£1500', 1500],
    [' 40 ', 40],
    ['1 in 5', 5],
    ['4 %', 4],
    ['', null],
    ['.', null],
    ['4,5', null],
    ['1e5', null],
    ['forty', null],
    ['9'.repeat(5000), null],
    ['2.5', null],
    ['0', null],
    ['-3', null],
    ['1000001', null],
  ])('%s', (text, value) => {
    expect(readTyped(count, text)).toBe(value);
  });

  it('may have pence and parts of a percent', () => {
    expect(readTyped(input({}), '12.50')).toBe(12.5);
    expect(readTyped(input({ unit: 'percent', most: 100 }), '1.5%')).toBe(1.5);
  });

  it('stays as it was typed, the first of repeated fields, without what is unknown', () => {
    const asked = readAsked(bid, new URLSearchParams('margin=2000&margin=9&rate=lots&rubbish=1&__proto__=2'));
    expect(asked.typed).toEqual({ margin: '2000', close: '5', rate: 'lots', back: '3' });
    expect(asked.wrong).toEqual(['rate']);
    expect(asked.values).toBeNull();
    expect(readAsked(bid, new URLSearchParams()).values).toEqual(exampleOf(bid));
  });
});

describe('the drawn line', () => {
  const chart = { input: 'rate', line: 'bid', from: 0, to: 8 };
  it('rises from nothing, with the dot at the number of today', () => {
    const drawn = draw(bid, exampleOf(bid), chart);
    expect(drawn?.ends).toEqual({ from: '0%', to: '8%', top: '£10', bottom: '£0', zero: '', pays: '' });
    expect(drawn?.paths.dot).toBe('M300 144h0');
    // A straight line has its ends alone.
    expect(drawn?.paths.line).toBe('M0 240L600 48');
    expect(drawn?.paths.area).toBe('M0 240L600 48V240H0Z');
  });

  it('grows with a number beyond its end, below nothing too, and is left out where there is no answer', () => {
    const beyond = draw(bid, { ...exampleOf(bid), rate: 12 }, chart);
    expect(beyond).toMatchObject({ ends: { to: '12%', top: '£20' }, paths: { dot: 'M600 96h0' } });
    const lines = [{ name: 'bid', label: '', unit: 'pounds', formula: 'rate × 100 − 2' } as const];
    expect(draw({ inputs: bid.inputs, lines }, exampleOf(bid), chart)?.ends).toMatchObject({
      top: '£10',
      bottom: '−£2',
    });
    expect(draw(bid, { ...exampleOf(bid), close: 0 }, chart)).toBeNull();
  });

  it('follows a line that bends', () => {
    const lines = [{ name: 'bid', label: '', unit: 'pounds', formula: 'rate × rate × 100' } as const];
    const drawn = draw({ inputs: bid.inputs, lines }, exampleOf(bid), chart);
    const numbers = drawn?.paths.line.match(/[\d.]+/g)?.map(Number) ?? [];
    const points = numbers.filter((_, at) => at % 2 === 0).map((x, at) => [x, numbers[2 * at + 1] ?? 0]);
    expect(points.length).toBeGreaterThan(5);
    // A rate of 8% is 0.64 of the top.
    for (const [x = 0, y] of points) expect(y).toBeCloseTo(240 - 240 * 0.64 * (x / 600) ** 2, -0.5);
  });

  it('marks the height of nothing, and draws what is below it apart', () => {
    const lines = [{ name: 'bid', label: '', unit: 'pounds', formula: 'rate × 100 − 2' } as const];
    const drawn = draw({ inputs: bid.inputs, lines }, { ...exampleOf(bid), rate: 1 }, chart);
    expect(drawn).toMatchObject({ ends: { zero: '£0' }, places: { zero: { y: '83.3%' } } });
    expect(drawn?.paths).toMatchObject({ zero: 'M0 200H600', dot: '', lossDot: 'M75 220h0' });
    expect(drawn?.paths).toMatchObject({
      loss: 'M0 240L150 200',
      line: 'M150 200L600 80',
      area: 'M0 200L150 200L600 80V200H0Z',
    });
    const above = draw(bid, exampleOf(bid), chart);
    expect(above).toMatchObject({ ends: { zero: '' }, paths: { zero: 'M0 240H600', loss: '', lossDot: '' } });
  });

  it('shows a cost, where the line reaches it, and the area above it alone', () => {
    const cost = { name: 'cost', label: '', unit: 'pounds', value: 5, least: 0, most: 90, step: 1 } as const;
    const sum = { inputs: [...bid.inputs, cost], lines: bid.lines };
    const drawn = draw(sum, exampleOf(sum), { ...chart, cost: 'cost' });
    expect(drawn?.paths).toMatchObject({ cost: 'M0 120H600', ring: 'M375 120h0' });
    expect(drawn?.paths.area).toBe('M0 120L375 120L600 48V120H0Z');
    expect(drawn).toMatchObject({ ends: { pays: '5%' }, places: { pays: { x: '62.5%', y: '50%' } } });
    const never = draw(sum, { ...exampleOf(sum), cost: 9 }, { ...chart, cost: 'cost' });
    expect(never).toMatchObject({ ends: { pays: '' }, paths: { ring: '', cost: 'M0 24H600' } });
  });

  it('can go below nothing only with a minus, however it is typed, or below a number that is', () => {
    const of = (formula: string, least = 0) =>
      canFall({
        inputs: [{ name: 'rate', label: '', unit: 'count', value: 1, least, most: 9, step: 1 }],
        lines: [{ name: 'bid', label: '', unit: 'pounds', formula }],
      });
    expect([of('rate × 2'), of('rate − 2'), of('rate - 2'), of('rate × 2', -1)]).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });
});
