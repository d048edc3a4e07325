import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { namesInUse, touchedBy } from './touched.ts';

test('words alone need no site', () => {
  expect(touchedBy(['docs/content.md', 'README.md'])).toEqual({
    integration: [],
    browser: [],
    needsBuild: false,
  });
  expect(touchedBy(['domain/booking/slots.test.ts'])).toMatchObject({ needsBuild: false });
});

test('a change asks for the tests of its part and for the journey', () => {
  const { integration, browser, needsBuild } = touchedBy(['server/newsletter/confirm.ts']);
  expect(integration).toEqual(['leads/newsletter']);
  expect(browser).toEqual(['journey', 'newsletter-box', 'subscribers']);
  expect(needsBuild).toBe(true);
});

test('what belongs to no part is walked through', () => {
  expect(touchedBy(['server/base/clock.ts'])).toMatchObject({ integration: [], browser: ['journey'] });
});

test('changed tests run themselves', () => {
  const changed = ['tests/integration/bookings/race.alone.test.ts', 'tests/browser/toasts.spec.ts'];
  expect(touchedBy(changed)).toMatchObject({
    integration: ['bookings/race.alone.test'],
    browser: ['toasts.spec'],
  });
});

test.each(Object.entries(namesInUse))('each name of the table finds %s tests', (kind, names) => {
  const files = globSync(`tests/${kind}/**/*.ts`).map((file) => file.replaceAll('\\', '/'));
  const lost = names.filter((name) => !files.some((file) => file.startsWith(`tests/${kind}/${name}`)));
  expect(lost).toEqual([]);
});
