import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SiteProcess, startSiteProcess } from '#scripts/site-process.ts';
import { createStore, type TestStore } from '#tests/support/engines.ts';
import { routeAddresses } from '#tests/support/routes.ts';
import { servicesOn } from '#tests/support/services.ts';
import { siteEnvironment } from '#tests/support/site-store.ts';
import { addStaff, cookieOf } from '#tests/support/staff.ts';

const isProtected = (address: string) =>
  /^\/(admin|oauth-setup|api\/admin|api\/auth\/google)(\/|$)/.test(address);
/** What is an owner's, said once more by hand: the table of the application must agree. */
const isOwners = (address: string) =>
  /^\/(oauth-setup|admin\/(calendar-|auth-test|data-requests|\w+\.csv|team|settings)|api\/(admin\/calendar|auth\/google))/.test(
    address,
  ) && !/^\/api\/(admin|auth\/google)\/anything/.test(address);

const all = await routeAddresses();
const protectedAddresses = [...new Set(all.filter(isProtected))];
const verbs = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];
const everything = protectedAddresses.flatMap((address) => verbs.map((method) => [method, address] as const));
type Answer = { status: number; location: string; text: string };

describe('the owner’s area lets in whom it is for', () => {
  let site: SiteProcess;
  let store: TestStore;
  const cookies: Record<string, string> = { anonymous: '__Host-foreshore.session_token=forged.value' };
  beforeAll(async () => {
    store = await createStore('sqlite');
    const services = await servicesOn(store, {
      APP_SECRET: siteEnvironment(store).APP_SECRET ?? '',
      SITE_URL: 'https://foreshore.test',
    });
    for (const role of ['owner', 'staff'] as const) {
      await addStaff(services, { email: `${role}@example.com`, role });
      cookies[role] = await cookieOf(services, `${role}@example.com`);
    }
    await services.dispose();
    site = await startSiteProcess(siteEnvironment(store));
  });
  afterAll(async () => {
    await site.stop();
    store.remove();
  });

  const ask = async (who: string, method: string, address: string): Promise<Answer> => {
    const response = await fetch(site.url + address, {
      method,
      redirect: 'manual',
      headers: { cookie: cookies[who] ?? '' },
    });
    const location = response.headers.get('location') ?? '';
    return { status: response.status, location, text: await response.text() };
  };
  const toSignIn = ({ location, text }: Answer) =>
    location.startsWith('/sign-in') || text.includes('/sign-in?next=');
  /** What is wrong with the answers to everything, in the spellings given. */
  const faults = async (
    who: string,
    spell: (address: string, method: string) => string[],
    faultOf: (answer: Answer, method: string, address: string, spelling: string) => string | null,
  ) => {
    const found: string[] = [];
    for (const [method, address] of everything) {
      for (const spelling of spell(address, method)) {
        const answer = await ask(who, method, spelling);
        const fault = faultOf(answer, method, address, spelling);
        if (fault) found.push(`${method} ${spelling}: ${answer.status} ${fault}`);
      }
    }
    return found;
  };

  test('the route table has such addresses', () => {
    expect(protectedAddresses.length).toBeGreaterThan(25);
    expect(protectedAddresses.filter(isOwners).length).toBeGreaterThan(10);
    expect(all).toContain('/book-discovery-call');
  });

  // The verbs of a browser in every spelling, the others as they are: the guard does not look at the spelling.
  const spellings = (address: string, method: string) =>
    method === 'GET' || method === 'POST'
      ? [
          address,
          `${address}/`,
          address.toUpperCase(),
          `${address}.data`,
          `${address}?_data=routes`,
          address.replace('/admin', '/%61dmin'),
        ]
      : [address, `${address}.data`];

  test('nobody who is not signed in, whatever the verb and the spelling', async () => {
    const found = await faults('anonymous', spellings, (answer, method, address, spelling) => {
      if (address.startsWith('/api')) {
        if (spelling === address) return answer.status === 401 ? null : 'for nobody';
        return [401, 404, 405].includes(answer.status) ? null : 'for nobody';
      }
      if (spelling === address && method === 'GET')
        return answer.location.includes('/sign-in?next=') ? null : 'not led to the sign-in';
      // Data that leads elsewhere is 202, which a HEAD shows without the address.
      const led = toSignIn(answer) || (method === 'HEAD' && answer.status === 202);
      return led || [403, 404, 405].includes(answer.status) ? null : 'for nobody';
    });
    expect(found).toEqual([]);
  });

  const asPageAndData = (address: string) =>
    address.startsWith('/api') ? [address] : [address, `${address}.data`];

  test('staff everywhere but where it is an owner’s', async () => {
    const found = await faults('staff', asPageAndData, (answer, method, address) => {
      if (toSignIn(answer) || answer.status === 401) return 'signed out';
      if (isOwners(address)) return [403, 405].includes(answer.status) ? null : 'open to staff';
      const reads = method === 'GET' || method === 'HEAD';
      return reads && [403, 405, 500].includes(answer.status) ? 'closed to staff' : null;
    });
    expect(found).toEqual([]);
  });

  test('an owner everywhere', async () => {
    const found = await faults('owner', asPageAndData, (answer, method) => {
      if (toSignIn(answer) || [401, 403].includes(answer.status)) return 'closed to the owner';
      const reads = method === 'GET' || method === 'HEAD';
      return answer.status === 500 || (reads && answer.status === 405) ? 'broken' : null;
    });
    expect(found).toEqual([]);
  });
});
