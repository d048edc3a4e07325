import { expect, test } from 'vitest';
import { changesSince, shownSchema } from './shown.ts';

const now = { zone: 'Europe/London', minutes: 30, asks: false };
const shown = { shownZone: 'Europe/London', shownMinutes: 30, shownMode: 'live' } as const;

test.each([
  ['nothing', shown, now, []],
  ['nothing that was told', {}, { ...now, asks: true }, []],
  ['zone', shown, { ...now, zone: 'America/New_York' }, [/now shown for America\/New York/]],
  ['length', shown, { ...now, minutes: 45 }, [/now takes 45 minutes instead of 30/]],
  ['to a request', shown, { ...now, asks: true }, [/has to be confirmed/]],
  ['to a booking', { ...shown, shownMode: 'owner-confirms' as const }, now, [/yours at once/]],
  ['from a diary that could not be read', { ...shown, shownMode: 'unknown' as const }, now, []],
  ['everything', shown, { zone: 'UTC', minutes: 20, asks: true }, [/UTC/, /20 minutes/, /confirmed/]],
])('what has changed: %s', (_, told, terms, sentences) => {
  const changes = changesSince(told, terms);
  expect(changes).toHaveLength(sentences.length);
  for (const [index, sentence] of sentences.entries()) expect(changes[index]).toMatch(sentence);
});

test('a form sends texts; what is none of the values was not told', () => {
  expect(shownSchema.parse({ shownZone: 'UTC', shownMinutes: '45', shownMode: 'live' })).toEqual({
    shownZone: 'UTC',
    shownMinutes: 45,
    shownMode: 'live',
  });
  expect(shownSchema.parse({ shownZone: 7, shownMinutes: 'half', shownMode: {} })).toEqual({});
});
