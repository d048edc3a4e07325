import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import routes from '../../app/routes.ts';
import { type SiteProcess, startSiteProcess } from '../support/site-process.ts';

/** Every address of the route table, with something in place of each parameter. */
function addressesOf(entries: RouteConfigEntry[], base = ''): string[] {
  return entries.flatMap((entry) => {
    const own = entry.path ? `${base}/${entry.path}` : base;
    const here = entry.path || entry.index ? [own || '/'] : [];
    return [...here, ...addressesOf(entry.children ?? [], own)];
  });
}

const fill = (address: string) =>
  address
    .replaceAll(/:date\b/g, '2026-11-23')
    .replaceAll(/:\w+\??/g, 'anything')
    .replace(/\*$/, 'anything');

const isProtected = (address: string) =>
  /^\/(admin|oauth-setup|api\/admin|api\/auth\/google)(\/|$)/.test(address);

const all = addressesOf(await routes).map(fill);
const protectedAddresses = [...new Set(all.filter(isProtected))];

describe('the owner’s area refuses anonymous callers', () => {
  let site: SiteProcess;
  const dataDir = mkdtempSync(path.join(tmpdir(), 'foreshore-guard-'));
  beforeAll(async () => {
    site = await startSiteProcess({ DATA_DIR: dataDir, RATE_LIMITS: 'off' });
  });
  afterAll(async () => {
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  test('the route table has such addresses', () => {
    expect(protectedAddresses.length).toBeGreaterThan(8);
    expect(all).toContain('/book-discovery-call');
  });

  const spellings = (address: string) => [
    address,
    `${address}/`,
    address.toUpperCase(),
    `${address}.data`,
    `${address}?_data=routes`,
    address.replace('/admin', '/%61dmin'),
  ];

  test.each(
    protectedAddresses.flatMap((address) =>
      ['GET', 'POST', 'PUT', 'DELETE'].map((method) => [method, address]),
    ),
  )('%s %s', async (method, address) => {
    for (const spelling of spellings(address)) {
      const response = await fetch(site.url + spelling, {
        method,
        redirect: 'manual',
        headers: { cookie: '__Host-foreshore.session_token=forged.value' },
      });
      const text = await response.text();
      expect(response.status, spelling).toBeGreaterThanOrEqual(202);
      if (address.startsWith('/api')) {
        expect([401, 404, 405], spelling).toContain(response.status);
        if (spelling === address) expect(response.status).toBe(401);
      } else {
        const location = response.headers.get('location') ?? '';
        const sentToSignIn = location.startsWith('/sign-in') || text.includes('/sign-in?next=');
        expect(
          sentToSignIn || [403, 404, 405].includes(response.status),
          `${spelling} ${response.status}`,
        ).toBe(true);
        if (spelling === address && method === 'GET') expect(location).toContain('/sign-in?next=');
      }
    }
  });
});
