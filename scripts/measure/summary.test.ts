import { describe, expect, it } from 'vitest';
import type { Measurement } from './run-lighthouse.ts';
import { isPerfect, measuredBusy, median, summarise, table } from './summary.ts';

const run = (performance: number, complaints: string[] = []): Measurement => ({
  scores: { performance, accessibility: 100, 'best-practices': 100, seo: 100 },
  lcpMs: 1000 + performance,
  cls: 0,
  tbtMs: 0,
  scriptBytes: 2345,
  machineSpeed: 1500,
  complaints,
});

describe('summaries of Lighthouse runs', () => {
  it('takes the middle, and of an even count never the better half', () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([99, 100])).toBe(99);
    expect(median([])).toBeNaN();
  });

  it('takes each median for itself', () => {
    const { scores, lcpMs } = summarise([run(100), run(97), run(99)]);
    expect(scores.performance).toBe(99);
    expect(lcpMs).toBe(1099);
  });

  it('is perfect at 100 in all four categories only', () => {
    expect(isPerfect(summarise([run(100), run(100), run(98)]))).toBe(true);
    expect(isPerfect(summarise([run(100), run(99), run(98)]))).toBe(false);
    expect(isPerfect({ ...run(100), scores: { ...run(100).scores, seo: 92 } })).toBe(false);
  });

  it('repeats a complaint that most runs had, whatever its value was, and no other', () => {
    const runs = [run(99, ['lcp (1.9 s)', 'tbt (90 ms)']), run(99, ['lcp (2.0 s)']), run(100)];
    expect(summarise(runs).complaints).toEqual(['lcp (1.9 s)']);
  });

  it('tells which pages were measured on a busy machine', () => {
    const results = new Map([
      ['/about', run(100)],
      ['/quote', { ...run(80), machineSpeed: 300 }],
    ]);
    expect(measuredBusy(results)).toEqual(['/quote']);
  });

  it('prints a line a page', () => {
    expect(table(new Map([['/about', run(100)]])).split('\n')).toEqual([
      '| page   | perf/a11y/best/SEO |    LCP |   CLS |  TBT | JavaScript |',
      '| ------ | -----------------: | -----: | ----: | ---: | ---------: |',
      '| /about |    100/100/100/100 | 1.10 s | 0.000 | 0 ms |     2.3 kB |',
      '',
    ]);
  });
});
