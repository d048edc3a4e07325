import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SiteProcess, startSiteProcess } from '#scripts/machine/site-process.ts';
import { createResetLink } from '#server/auth/reset-link.ts';
import { beginSetUp, confirmSetUp, pendingSetUp } from '#server/auth/second-step/set-up.ts';
import { invite } from '#server/team/invite.ts';
import { createStore, type TestStore } from '#tests/support/engines.ts';
import { parsePage } from '#tests/support/page-reader.ts';
import { routeAddresses } from '#tests/support/routes.ts';
import { servicesOn, type TestServices } from '#tests/support/services.ts';
import { siteEnvironment } from '#tests/support/site-store.ts';
import { addStaff, cookieOf, passphrase, sent } from '#tests/support/staff.ts';

const isProtected = (address: string) =>
  /^\/(admin|oauth-setup|api\/admin|api\/auth\/google)(\/|$)/.test(address);
/** What is an owner's, said once more by hand: the table of the application must agree. */
const isOwners = (address: string) =>
  /^\/(oauth-setup|admin\/(calendar-|auth-test|data-requests|mail\/kept|privacy|\w+\.csv|results\/costs|team|settings\/)|api\/(admin\/calendar|auth\/google))/.test(
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
  /** Links that work, and one that does not any more. */
  const links = { reset: '', invitation: '', expired: '' };
  const guarded = { email: 'guarded@example.com', recovery: [] as string[] };
  /** Adds an account with a second step. @returns its recovery codes */
  const withSecondStep = async (services: TestServices) => {
    const id = await addStaff(services, { email: guarded.email });
    const staff = { id, email: guarded.email, name: 'Sam Staff' };
    await beginSetUp(services, staff, passphrase);
    const secret = Secret.fromBase32((await pendingSetUp(services, staff))?.secret ?? '');
    const code = TOTP.generate({ secret, timestamp: services.clock.now() });
    return confirmSetUp(services, staff, { code, here: '' });
  };
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
    guarded.recovery = await withSecondStep(services);
    const invited = await addStaff(services, { email: 'inviting@example.com', role: 'owner' });
    const by = { id: invited, email: '', name: 'Olive' };
    const staffId = await addStaff(services, { email: 'forgetful@example.com' });
    const paths = {
      reset: await createResetLink(services, staffId),
      expired: await createResetLink(services, staffId, 1),
      invitation: await invite(services, by, { email: 'new@example.com', role: 'staff' }),
    };
    for (const [kind, path] of Object.entries(paths))
      links[kind as keyof typeof links] = path?.split('/').at(-1) ?? '';
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

  test('a page that is refused says why', async () => {
    const titles = await Promise.all(
      [
        ['GET', '/admin/settings/webhooks'],
        ['POST', '/admin'],
        ['GET', '/admin/no-such-page'],
        ['GET', '/admin/letters/none/files/none'],
        ['GET', '/admin/leads/none/files/none?show'],
        ['GET', '/admin/subscribers.csv'],
        ['GET', '/admin/results.csv?table=source'],
      ].map(async ([method = '', address = '']) => {
        const { status, text } = await ask('staff', method, address);
        return [status, /<h1[^>]*>([^<]+)/.exec(text)?.[1]];
      }),
    );
    expect(titles).toEqual([
      [403, 'For owners'],
      [405, 'That cannot be done here'],
      [404, 'Not found'],
      [404, 'Not found'],
      [404, 'Not found'],
      [403, 'For owners'],
      [403, 'For owners'],
    ]);
  });

  const post = (address: string, fields: Record<string, string>, cookie = '') =>
    fetch(site.url + address, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie },
      body: new URLSearchParams(fields),
    });
  const pageFor = async (cookie: string, address: string) => {
    const answer = await fetch(site.url + address, { redirect: 'manual', headers: { cookie } });
    return { status: answer.status, location: answer.headers.get('location'), text: await answer.text() };
  };

  test('whoever has a second step, after a code only, and then where they wanted to go', async () => {
    const wanted = '/admin/people?status=won';
    const next = `?next=${encodeURIComponent(wanted)}`;
    const first = await post(`/sign-in${next}`, { email: guarded.email, password: passphrase });
    const cookie = sent(first.headers.getSetCookie());
    expect(first.headers.get('location')).toBe(`/sign-in/code${next}`);
    expect((await pageFor(cookie, '/admin')).location).toMatch(/^\/sign-in\?next/);
    expect((await pageFor(cookie, `/sign-in/code${next}`)).text).toContain('Code from your app');
    expect((await pageFor('', '/sign-in/code')).location).toBe('/sign-in?waited');
    const wrong = await post(`/sign-in/code${next}`, { recovery: 'abcd-never-made' }, cookie);
    const text = await wrong.text();
    expect(wrong.status).toBe(401);
    expect(text).toContain('This is not one of your recovery codes');
    expect(text).not.toContain('abcd-never-made');
    const recovery = guarded.recovery[0] ?? '';
    const done = await post(`/sign-in/code${next}`, { recovery }, cookie);
    expect([done.status, done.headers.get('location')]).toEqual([303, wanted]);
    expect((await pageFor(sent(done.headers.getSetCookie()), '/admin')).status).toBe(200);
    const again = await post('/sign-in/code', { recovery: guarded.recovery[1] ?? '' }, cookie);
    expect(again.headers.get('location')).toBe('/sign-in?waited');
  });

  test('links that are forged, expired or for something else lead nowhere, whoever sends them', async () => {
    const password = 'grey gulls over Whitby pier';
    const fields = { name: 'Mallory', email: 'mallory@example.com', password, repeat: password };
    const dead = ['never-made', links.expired];
    const tried: [page: string, tokens: string[]][] = [
      ['/new-password/', [...dead, links.invitation]],
      ['/invitation/', [...dead, links.reset]],
      ['/set-up/', [...dead, links.reset, links.invitation]],
    ];
    const open: string[] = [];
    for (const who of ['anonymous', 'staff', 'owner'])
      for (const [page, tokens] of tried)
        for (const token of tokens) {
          const sending = await post(page + token, fields, cookies[who]);
          const { status, text } = await pageFor(cookies[who] ?? '', page + token);
          const isShut = sending.status === 410 && [404, 410].includes(status);
          // Tabs and screen readers say a page's title first.
          if (!isShut || !/<title>This \w+ no longer works/.test(text)) open.push(`${who}: ${page}${token}`);
        }
    expect(open).toEqual([]);
    expect((await pageFor('', `/new-password/${links.reset}`)).status).toBe(200);
    expect((await pageFor('', `/invitation/${links.invitation}`)).status).toBe(200);
  });

  test('passkeys that nobody asked for open nothing, whoever sends them', async () => {
    const answer = { clientDataJSON: 'AA', authenticatorData: 'AA', signature: 'AA', userHandle: 'AA' };
    const passkey = JSON.stringify({ id: 'AA', rawId: 'AA', type: 'public-key', response: answer });
    const ask = (cookie: string, query = '') => post(`/api/sign-in/passkey${query}`, {}, cookie);
    for (const who of ['anonymous', 'staff', 'owner']) {
      const cookie = cookies[who] ?? '';
      expect((await ask(cookie, '?second-step')).status).toBe(410);
      expect((await post('/sign-in', { passkey }, cookie)).status).toBe(410);
      const asked = await ask(cookie);
      expect(await asked.json()).toMatchObject({ options: { allowCredentials: [] } });
      const waiting = `${cookie}; ${sent(asked.headers.getSetCookie())}`;
      expect((await post('/sign-in', { passkey }, waiting)).status).toBe(401);
      expect((await post('/sign-in', { passkey }, waiting)).status).toBe(410);
      const code = await post('/sign-in/code', { passkey }, cookie);
      expect(code.headers.get('location')).toBe('/sign-in?waited');
      const added = await post('/admin/account/passkeys', { intent: 'add', name: 'Mine', passkey }, cookie);
      if (who === 'anonymous') expect(added.status).toBe(401);
      else expect(added.status).toBe(409);
    }
  });

  test('what was typed when the session had ended comes back to be sent again, without secrets', async () => {
    const text = 'Rang about the shop, "twice" & <b>loudly</b>.';
    const typed = { intent: 'note', note: text, password: passphrase };
    for (const cookie of ['', '__Host-foreshore.session_token=ended.value']) {
      const answer = await post('/admin/people/some-person?from=list', typed, cookie);
      expect(answer.status).toBe(401);
      const html = await answer.text();
      expect(html).not.toContain(passphrase);
      const page = parsePage(html);
      expect(page.querySelector('h1')?.textContent).toBe('You are signed out');
      expect(page.querySelector('main a[target="_blank"]')?.getAttribute('href')).toMatch(
        /^\/sign-in\?next=/,
      );
      const form = page.querySelector('main form');
      expect(form?.getAttribute('action')).toBe('/admin/people/some-person?from=list');
      const fields = [...(form?.querySelectorAll('input') ?? [])].map((input) => [input.name, input.value]);
      expect(fields).toEqual([
        ['intent', 'note'],
        ['note', text],
      ]);
      expect(form?.textContent).not.toContain('Files are not kept');
    }
    const nothing = await post('/admin/people/some-person', {}, '');
    expect(nothing.headers.get('location')).toMatch(/^\/sign-in\?next=/);
  });

  test('owners without a second step, where it is required, to its set-up only', async () => {
    const owner = cookies.owner ?? '';
    const ask = (needed: string) => post('/admin/team', { intent: 'second-step', needed }, owner);
    expect((await ask('owners')).status).toBe(303);
    const setUp = '/admin/account/second-step';
    for (const address of ['/admin', '/admin/team', '/admin/leads/anything'])
      expect((await pageFor(owner, address)).location).toBe(`${setUp}?needed`);
    expect((await ask('nobody')).headers.get('location')).toBe(`${setUp}?needed`);
    expect((await pageFor(owner, '/api/admin/calendar/status')).status).toBe(403);
    for (const address of ['/admin/account', '/admin/account/passkeys', setUp])
      expect((await pageFor(owner, address)).status).toBe(200);
    expect((await pageFor(owner, `${setUp}?needed`)).text).toContain('You need a second step');
    expect((await pageFor(cookies.staff ?? '', '/admin')).status).toBe(200);
  });
});
