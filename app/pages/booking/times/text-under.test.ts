import { expect, test } from 'vitest';
import { booking } from '#content/booking.ts';
import { defaultRules } from '#domain/availability/rules.ts';
import { textUnder } from './text-under.ts';

test('half-hours and 14 weekdays keep the specified words', () => {
  expect(textUnder(booking, defaultRules)).toEqual(booking);
});

test('another length is told wherever the page speaks of it', () => {
  const words = textUnder(booking, { ...defaultRules, slotMinutes: 45 });
  expect(words.summary.duration).toBe('Duration: 45 minutes');
  expect(words.benefits.map((one) => one.title)).toEqual(['45 Minutes', 'Flexible Timing', 'No Obligation']);
  const { hero, benefits, expect: outline } = words;
  expect(JSON.stringify([hero, benefits, outline])).not.toMatch(/half|\b30\b|ten minutes|{{/i);
  expect(benefits[1]).toEqual(booking.benefits[1]);
});

test('another horizon is told in weekdays', () => {
  const under = (horizonWeekdays: number) => textUnder(booking, { ...defaultRules, horizonWeekdays });
  expect(under(20).benefits[1]?.text).toContain('within 20 weekdays,');
  expect(under(1).benefits[1]?.text).toContain('within 1 weekday,');
  expect(under(20).hero).toEqual(booking.hero);
});
