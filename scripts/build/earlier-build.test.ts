import { expect, test } from 'vitest';
import { whyEarlier } from './earlier-build.ts';

test('a mistake in the words is told with file and field', () => {
  const output = "  content/site.ts: 'phone' is missing.\n  content/home.ts: 'title' is too long.\n";
  expect(whyEarlier({ step: 'Reading the content', output })).toBe(
    "The site is as it was before the last change, because of a mistake in its words. content/site.ts: 'phone' is missing. content/home.ts: 'title' is too long. Mend it and restart.",
  );
});

test('another failure is told by its step, without the words of programs', () => {
  const output = 'Error: Rolldown failed\n    at build (vite.js:1:1)';
  for (const step of ['Building the site', 'Reading the content']) {
    const why = whyEarlier({ step, output });
    expect(why).toContain(`‘${step}’ failed`);
    expect(why).not.toContain('Rolldown');
  }
});
