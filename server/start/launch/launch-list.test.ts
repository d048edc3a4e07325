import { expect, it } from 'vitest';
import { site } from '#content/site.ts';
import { readEnv } from '#server/base/env.ts';
import { startWarnings } from '#server/start/warnings.ts';
import { launchList } from './launch-list.ts';

const bare = readEnv({ NODE_ENV: 'development', RATE_LIMITS: 'off', SITE_NOW: '2026-01-01T00:00:00Z' });
const items = (env: typeof bare) => launchList(env, []).flatMap(({ items: all }) => all);

it('tells the owner what is missing without the name of a file, field or setting', () => {
  for (const { what, why } of items(bare)) {
    expect(`${what} ${why}`).not.toMatch(/\b[A-Z]+_[A-Z_]+\b|\w+\.(ts|md)\b|\b[a-z]+[A-Z]\w+|\/admin|`/);
    expect(what).toMatch(/^[A-Z0-9].*\.$/);
    expect(why).toMatch(/^[A-Z0-9].*\.$/);
  }
});

it('asks for each fact that is not known, street and postcode too, and says each once', () => {
  const asked = items(bare).map(({ what }) => what);
  if (site.address.street === null) expect(asked).toContain('The street and house number of the office.');
  if (site.address.postcode === null) expect(asked).toContain('The postcode of the office.');
  if (site.companyNumber === null) expect(asked).toContain('The company number.');
  expect(new Set(asked).size).toBe(asked.length);
});

it('names settings and fields where the log is read', () => {
  const log = startWarnings(bare).join('\n');
  for (const setting of ['RATE_LIMITS=off', 'SITE_NOW', 'SITE_URL', 'SMTP_URL'])
    expect(log).toContain(setting);
  if (site.address.postcode === null) expect(log).toContain('address.postcode');
});

it('has nothing to say of a server that is set up', () => {
  const set = readEnv({ SITE_URL: 'https://example.com', SMTP_URL: 'smtp://localhost' });
  const parts = launchList(set, []).map(({ title }) => title);
  expect(
    items(set)
      .map(({ what }) => what)
      .join(),
  ).not.toContain('mail server');
  expect(parts.length).toBeGreaterThan(0);
});
