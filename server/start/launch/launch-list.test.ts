import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { site } from '#content/site.ts';
import { readEnv } from '#server/base/env.ts';
import { startWarnings } from '#server/start/warnings.ts';
import type { LaunchCheck } from './launch-item.ts';
import { type Aside, launchList } from './launch-list.ts';

const bare = readEnv({ NODE_ENV: 'development', RATE_LIMITS: 'off', SITE_NOW: '2026-01-01T00:00:00Z' });
const check = (id: string, rest: Partial<LaunchCheck> = {}): LaunchCheck => ({
  ...{ id, what: `The ${id}.`, why: 'It matters.', open: true },
  ...rest,
});
const seen = (settings: LaunchCheck[] = [], proxyUnnamed = false) => ({
  settings,
  proxyUnnamed,
  apart: proxyUnnamed ? ('mails' as const) : null,
  backupMade: false,
});
const nothing: Aside = new Map();
const itemsOf = (list: ReturnType<typeof launchList>) => list.parts.flatMap(({ items }) => items);
const items = (env: typeof bare) => itemsOf(launchList(env, seen([], true), nothing));

it('tells the owner what is missing without the name of a file, field or setting', () => {
  for (const { what, why } of items(bare)) {
    expect(`${what} ${why}`).not.toMatch(/\b[A-Z]+_[A-Z_]+\b|\w+\.(ts|md)\b|\b[a-z]+[A-Z]\w+|\/admin|`/);
    expect(what).toMatch(/^[A-Z0-9].*\.$/);
    expect(why).toMatch(/^[A-Z0-9].*\.$/);
  }
});

it('names the part of the guide that says how to name a proxy, once one is seen', () => {
  const ofProxy = (seenOne: boolean) =>
    itemsOf(launchList(bare, seen([], seenOne), nothing)).find(({ id }) => id === 'proxy');
  expect(ofProxy(false)).toBeUndefined();
  const [guide, part] = [...(ofProxy(true)?.why ?? '').matchAll(/‘(.+?)’/g)].map(([, name]) => name);
  const text = readFileSync('docs/operations.md', 'utf8');
  expect(text).toContain(`# ${guide}\n`);
  expect(text).toContain(`\n## ${part}\n`);
});

it('asks for each fact that is not known, street and postcode too, and says each once', () => {
  const asked = items(bare).map(({ what }) => what);
  if (site.address.street === null) expect(asked).toContain('The street and house number of the office.');
  if (site.address.postcode === null) expect(asked).toContain('The postcode of the office.');
  if (site.companyNumber === null) expect(asked).toContain('The company number.');
  expect(new Set(asked).size).toBe(asked.length);
  expect(new Set(items(bare).map(({ id }) => id)).size).toBe(asked.length);
});

it('names settings and fields where the log is read', () => {
  const log = startWarnings(bare).join('\n');
  for (const setting of ['RATE_LIMITS=off', 'SITE_NOW', 'SITE_URL', 'SMTP_URL'])
    expect(log).toContain(setting);
  if (site.address.postcode === null) expect(log).toContain('address.postcode');
});

it('says where links lead while the address is not set, and what pages name, which is another port', () => {
  const log = startWarnings(readEnv({ PORT: '7001' })).join('\n');
  expect(log).toContain(
    'links in emails lead to http://localhost:7001, and pages name http://localhost:5000',
  );
});

it('has nothing to say of a server that is set up, and counts it as settled', () => {
  const set = readEnv({ SITE_URL: 'https://example.com', SMTP_URL: 'smtp://localhost' });
  const list = launchList(set, seen(), nothing);
  expect(itemsOf(list).map(({ id }) => id)).not.toContain('mail-server');
  expect(list.settled).toBeGreaterThan(launchList(bare, seen(), nothing).settled);
  expect(list.total).toBe(launchList(bare, seen([], true), nothing).total);
  expect(itemsOf(list)).toHaveLength(list.total - list.settled);
});

it('says first what is not safe, an address without encryption among it', () => {
  const plain = readEnv({ SITE_URL: 'http://example.com' });
  const [first] = launchList(plain, seen([check('lock', { unsafe: true })]), nothing).parts;
  expect(first?.items.map(({ id }) => id)).toEqual(['lock', 'https']);
});

it('leaves out what was put aside, with the reason, but nothing that is unsafe or settled', () => {
  const settings = [check('hooks'), check('lock', { unsafe: true }), check('done', { open: false })];
  const before = launchList(bare, seen(settings), nothing);
  const aside = new Map([...settings, check('of-another-version')].map(({ id }) => [id, 'We use none.']));
  const list = launchList(bare, seen(settings), aside);
  expect(list.aside).toEqual([{ id: 'hooks', what: 'The hooks.', reason: 'We use none.' }]);
  expect(list.settled).toBe(before.settled + 1);
  expect(itemsOf(list).map(({ id }) => id)).toContain('lock');
  expect(itemsOf(list).map(({ id }) => id)).not.toContain('hooks');
});

it('is empty once everything is settled or put aside', () => {
  const { parts } = launchList(bare, seen([], true), new Map(items(bare).map(({ id }) => [id, 'Yes.'])));
  expect(parts.every(({ items: left }) => left.every(({ unsafe }) => unsafe))).toBe(true);
});

it('warns of a list of proxies that anybody is on, in the log and before anything else on the list', () => {
  const env = readEnv({ TRUSTED_PROXIES: '127.0.0.1, 0.0.0.0/0' });
  expect(startWarnings(env).join('\n')).toContain('TRUSTED_PROXIES: 0.0.0.0/0 is more than the proxy');
  const [first] = launchList(env, seen(), nothing).parts;
  expect(first?.items.map(({ id }) => id)).toContain('wide-proxies');
  expect(startWarnings(readEnv({ TRUSTED_PROXIES: '127.0.0.1' })).join('\n')).not.toContain(
    'TRUSTED_PROXIES',
  );
});
