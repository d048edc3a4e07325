import { describe, expect, test } from 'vitest';
import { knowAddresses } from '#server/http/addresses.ts';
import { routeAddresses } from '#tests/support/routes.ts';
import { addresses } from './addresses.ts';

const know = knowAddresses(addresses);

describe('what the server knows of addresses', async () => {
  const known = await routeAddresses();

  test.each(known.filter((path) => /^\/(api\/)?admin|oauth|sign-|set-up/.test(path)))(
    '%s is for staff only',
    (path) => {
      expect(know(path).only).toBe('staff');
    },
  );

  test.each(
    await routeAddresses((name) => (name === 'token' ? 'a-token' : 'anything')).then((all) =>
      all.filter((path) => path.includes('a-token')),
    ),
  )('%s carries a key, so that nobody keeps its answer', (path) => {
    expect(know(path).only).not.toBeNull();
  });

  test.each(addresses.map(({ path }) => path))('%s is in the route table', (path) => {
    expect(known.some((one) => one === path || one.startsWith(`${path}/`))).toBe(true);
  });

  test('spelling and data requests make no difference', () => {
    for (const path of ['/Admin', '/admin.data', '/%61dmin/leads', '/admin/'])
      expect(know(path).only).toBe('staff');
    expect(know('/administer').only).toBeNull();
    expect(know('/%zz')).toEqual({
      json: false,
      light: false,
      only: null,
      formBytes: null,
      leadsToOffer: false,
    });
  });

  test('pictures and JSON are not counted as whole pages', () => {
    expect(
      ['/media/a.avif', '/drawn/a.avif', '/api/contact', '/sums/crm/a', '/quote'].map(
        (path) => know(path).light,
      ),
    ).toEqual([...[true, true, true, false, false]]);
  });

  test('only the address itself takes files', () => {
    expect(know('/lets-talk.data').formBytes).toBe(know('/lets-talk').formBytes);
    expect(know('/lets-talk/further').formBytes).toBeNull();
    expect(know('/quote').formBytes).toBeNull();
  });
});
