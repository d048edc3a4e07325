import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SiteProcess, startSiteProcess } from '#scripts/site-process.ts';
import { routeAddresses } from '#tests/support/routes.ts';

const isProtected = (address: string) =>
  /^\/(admin|oauth-setup|api\/admin|api\/auth\/google)(\/|$)/.test(address);

const all = await routeAddresses();
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
