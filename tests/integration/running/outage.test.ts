import { once } from 'node:events';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { site as business } from '#content/site.ts';
import { startTcpProxy } from '#fakes/tcp-proxy.ts';
import { type SiteProcess, startSiteProcess } from '#scripts/machine/site-process.ts';
import { createKeys } from '#server/base/keys.ts';
import { manageToken } from '#server/bookings/manage-link.ts';
import { newsletterToken } from '#server/newsletter/links.ts';
import { answerFaults } from '#tests/support/answer-faults.ts';
import { asked } from '#tests/support/bookings.ts';
import { createStore, type EngineName, engines } from '#tests/support/engines.ts';
import { contactAnswers, offerAnswers, quoteAnswers } from '#tests/support/leads.ts';
import { signInOwner } from '#tests/support/owner.ts';
import { parsePage } from '#tests/support/page-reader.ts';
import { type RawAnswer, sendRequest } from '#tests/support/raw-request.ts';
import { routeAddresses } from '#tests/support/routes.ts';
import { siteEnvironment } from '#tests/support/site-store.ts';

const secret = 'a secret for tests that is long enough';
const keys = createKeys(secret, undefined);
/** Links that we made, as far as can be told without the database. */
const tokens: [prefix: string, token: string][] = [
  ['/booking/', manageToken(keys, { id: 'some-call', linkVersion: 1 })],
  ['/newsletter/confirm/', newsletterToken(keys, 'confirm', { id: 'somebody', generation: 1 })],
  ['/newsletter/unsubscribe/', newsletterToken(keys, 'unsubscribe', { id: 'somebody', generation: 1 })],
  ['/draft/', 'some-token'],
  ['/set-up/', 'some-token'],
  ['/new-password/', 'some-token'],
  ['/invitation/', 'some-token'],
];
const real = (name: string) => (name === 'date' ? asked.selectedDate : name);
const withToken = (address: string) =>
  address.replace('/token', `/${tokens.find(([prefix]) => address.startsWith(prefix))?.[1]}`);

const typed = 'Typed with care.';
const passphrase = 'a long test passphrase';
const account = { name: 'Olive Owner', email: 'olive@example.com', password: passphrase, repeat: passphrase };
const booking = { ...asked, phone: '01723 000 000', company: 'Example Ltd', message: typed };
/** What a visitor sends, by the end of the address; of each, everything but passwords has to be there again. */
const forms: Record<string, Record<string, string>> = {
  '/book-discovery-call': booking,
  '/reschedule': { selectedDate: asked.selectedDate, selectedTime: asked.selectedTime },
  '/cancel': { reason: typed },
  [tokens[0]?.join('') ?? '']: { phone: booking.phone },
  '/your-data': { kind: 'copy', name: typed, email: 'vera@example.com', about: typed, message: typed },
  '/careers': { name: typed, email: 'vera@example.com', role: typed, workLink: typed, message: typed },
  '/lets-talk': { ...contactAnswers, projectTypes: 'seo', message: typed },
  '/quote': { ...quoteAnswers, projectDetails: typed },
  '/newsletter': { email: 'reader@example.com' },
  '/summer-offer': { ...offerAnswers, consent: 'on', businessName: typed },
  '/sign-in/code': { code: '123456' },
  '/sign-in': { email: account.email, password: passphrase },
  '/set-up/some-token': account,
  '/forgotten-password': { email: account.email },
  '/invitation/some-token': { name: account.name, password: passphrase, repeat: passphrase },
  '/new-password/some-token': { password: passphrase, repeat: passphrase },
};
const programs: Record<string, unknown> = {
  '/api/calendar/book': booking,
  '/api/calendar/hold': {
    selectedDate: asked.selectedDate,
    selectedTime: asked.selectedTime,
    holdToken: 'a'.repeat(43),
  },
  '/api/contact': contactAnswers,
  '/api/quote-request': quoteAnswers,
  '/api/summer-offer-form': offerAnswers,
  '/api/newsletter': { email: 'reader@example.com' },
  '/api/field-figures': { page: '', device: 'phone', lcp: 1_200 },
  '/api/sign-in/passkey': {},
};

/** A sign-in that waits for its second step, under the cookie's name with and without https. */
const waiting = ['foreshore', '__Host-foreshore'].map((prefix) => `${prefix}.second_step=a-token`).join('; ');
const cookieFor = (target: string) => (target === '/sign-in/code' ? { Cookie: waiting } : {});

const formOf = (target: string) =>
  /^\/(admin|api)\//.test(target)
    ? undefined
    : Object.entries(forms).find(([end]) => target.endsWith(end))?.[1];

async function startCutOff(
  engine: EngineName,
): Promise<{ site: SiteProcess; cut: () => void; stop: () => void }> {
  const store = await createStore(engine);
  if (engine === 'sqlite') {
    const NODE_OPTIONS = `--require=${path.resolve('tests/support/cut-sqlite.cjs')}`;
    const site = await startSiteProcess(siteEnvironment(store, { NODE_OPTIONS, RATE_LIMITS: 'on' }));
    return { site, cut: () => void site.child.send('cut'), stop: store.remove };
  }
  const address = new URL(store.databaseUrl ?? '');
  const wire = await startTcpProxy(Number(address.port));
  address.port = String(wire.port);
  const site = await startSiteProcess(
    siteEnvironment({ ...store, databaseUrl: address.href }, { RATE_LIMITS: 'on' }),
  );
  return { site, cut: wire.cut, stop: () => void wire.stop().then(store.remove) };
}

describe.each(engines)('while the database is gone, on %s', (engine) => {
  let site: SiteProcess;
  let stop: () => void;
  let cookie: string;
  let addresses: string[];
  beforeAll(async () => {
    const started = await startCutOff(engine);
    ({ site, stop } = started);
    cookie = await signInOwner(site);
    started.cut();
    addresses = (await routeAddresses(real)).map(withToken);
  });
  afterAll(async () => {
    await site.stop();
    stop();
  });

  /** A message may come after a request that was sent later. */
  const tell = async (message: string | { cutAt: string }) => {
    const heard = once(site.child, 'message');
    site.child.send(message);
    await heard;
  };
  const get = (target: string, headers: Record<string, string> = {}) =>
    sendRequest(site.url, { method: 'GET', target, headers: { ...cookieFor(target), ...headers } });
  const post = (target: string, headers: Record<string, string> = {}) => {
    const program = target.startsWith('/api/');
    const body = program
      ? JSON.stringify(programs[target] ?? {})
      : String(new URLSearchParams(formOf(target) ?? {}));
    const type = program ? 'application/json' : 'application/x-www-form-urlencoded';
    return sendRequest(site.url, {
      method: 'POST',
      target,
      body,
      headers: { 'Content-Type': type, ...cookieFor(target), ...headers },
    });
  };
  const everywhere = async (ask: (target: string) => Promise<RawAnswer>, targets = addresses) =>
    new Map(await Promise.all(targets.map(async (target) => [target, await ask(target)] as const)));
  /** What is wrong with answers, whatever they are; 503 is right, with words for those who read it. */
  const faultsOf = (answers: Map<string, RawAnswer>, says: string[]) =>
    [...answers].flatMap(([target, answer]) => {
      const faults = answerFaults(target, answer).filter((fault) => fault !== 'status 503');
      const isPage = answer.headers.get('content-type')?.startsWith('text/html');
      if (answer.status === 503 && isPage) {
        for (const words of says) if (!answer.text.includes(words)) faults.push(`503 without '${words}'`);
      }
      if (target.startsWith('/api/') && isPage) faults.push('a page for a program');
      return faults.map((fault) => `${target}: ${fault}`);
    });
  const reach = [business.phone.display, business.email];
  const unavailable = (answers: Map<string, RawAnswer>) =>
    [...answers]
      .flatMap(([target, { status }]) => (status === 503 ? [target] : []))
      .sort()
      .map((target) => tokens.reduce((text, [, token]) => text.replace(token, ':token'), target));

  test('every page that needs none of it stays up, and the others say what is the matter and whom to reach', async () => {
    const answers = await everywhere(get);
    expect(faultsOf(answers, reach)).toEqual([]);
    expect(unavailable(answers)).toEqual([
      '/api/calendar/slots/2026-11-23',
      '/api/health',
      '/api/health/ready',
      '/book-discovery-call',
      '/booking/:token',
      '/booking/:token/cancel',
      '/booking/:token/invitation.ics',
      '/booking/:token/reschedule',
      '/draft/:token/*',
      '/invitation/:token',
      '/new-password/:token',
      '/newsletter/confirm/:token',
      '/newsletter/unsubscribe/:token',
      '/set-up/:token',
      '/sign-in/code',
    ]);
    const pages = [...answers].filter(([target]) => !target.startsWith('/api/'));
    expect(pages.filter(([, { text }]) => text.includes('what you typed'))).toEqual([]);
    // Which is said of the tide on every page that says it is said whole.
    const hollow = ({ text }: { text: string }) =>
      text.includes('"#sea-level"') && !/id="sea-level"[^>]*>\d/.test(text);
    expect(pages.filter(([, answer]) => hollow(answer)).map(([target]) => target)).toEqual([]);
  });

  test('what is sent is refused in the same way, with everything that was typed', async () => {
    const answers = await everywhere(post);
    expect(faultsOf(answers, reach)).toEqual([]);
    expect(unavailable(answers)).toEqual(
      [
        ...Object.keys(programs),
        '/book-discovery-call',
        '/booking/:token',
        '/booking/:token/cancel',
        '/booking/:token/reschedule',
        '/forgotten-password',
        '/invitation/:token',
        '/careers',
        '/lets-talk',
        '/new-password/:token',
        '/newsletter',
        '/newsletter/confirm/:token',
        '/newsletter/unsubscribe/:token',
        '/quote',
        '/set-up/:token',
        '/sign-in',
        '/sign-in/code',
        '/summer-offer',
        '/your-data',
      ].sort(),
    );
    const lost = [...answers].flatMap(([target, { text }]) => {
      const shown = Object.entries(formOf(target) ?? {}).filter(
        ([name]) => !['password', 'repeat', 'code'].includes(name),
      );
      return shown.flatMap(([name, value]) => (text.includes(value) ? [] : [`${target}: ${name}`]));
    });
    expect(lost).toEqual([]);
  });

  test('the owner reads it in the owner’s area, and no password comes back', async () => {
    const own = addresses.filter((target) => /^\/(admin|oauth-setup|api\/(admin|auth))/.test(target));
    for (const ask of [get, post]) {
      const answers = await everywhere((target) => ask(target, { Cookie: cookie }), own);
      expect(faultsOf(answers, [])).toEqual([]);
      expect([...answers].filter(([, { status }]) => status !== 503).map(([target]) => target)).toEqual([]);
    }
    const { text } = await get('/admin/bookings', { Cookie: cookie });
    const shown = ['The database is not answering', 'Blocked dates'].filter((words) => text.includes(words));
    expect(shown).toHaveLength(2);
    expect((await post('/sign-in')).text).not.toContain(passphrase);
  });

  test('what the owner has typed comes back to be sent again, without secrets, as a page and as its data', async () => {
    const text = 'Asked about the shop, "twice" & <b>loudly</b>.';
    const body = String(
      new URLSearchParams([
        ['intent', 'note'],
        ['notes', text],
        ['checked', 'one@example.com'],
        ['checked', 'two@example.com'],
        ['clientSecret', passphrase],
        ['password', passphrase],
      ]),
    );
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Cookie: cookie };
    const send = (target: string) => sendRequest(site.url, { method: 'POST', target, body, headers });
    const page = await send('/admin/bookings/some-call?from=list');
    const data = await send('/admin/bookings/some-call.data?from=list');
    expect([page.status, data.status]).toEqual([503, 503]);
    expect(data.text).toContain('Asked about the shop');
    expect(`${page.text}${data.text}`).not.toContain(passphrase);
    const document = parsePage(page.text);
    const form = document.querySelector('main form');
    expect(form?.getAttribute('action')).toBe('/admin/bookings/some-call?from=list');
    const fields = [...(form?.querySelectorAll('input') ?? [])].map((input) => [input.name, input.value]);
    expect(fields).toEqual([
      ['intent', 'note'],
      ['notes', text],
      ['checked', 'one@example.com'],
      ['checked', 'two@example.com'],
    ]);
    expect(form?.textContent).toContain(text);
    expect((await get('/admin/bookings', { Cookie: cookie })).text).not.toContain('Send it again');
  });

  test('signing out says that the session itself could not be deleted', async () => {
    const answer = await post('/sign-out', { Cookie: cookie });
    expect(answer.headers.get('location')).toBe('/sign-in?signed-out=here');
    expect(answer.headers.get('set-cookie')).toMatch(/Max-Age=0/i);
    expect((await get('/sign-in?signed-out=here')).text).toContain('could not be deleted');
  });

  test.runIf(engine === 'sqlite')(
    'it goes after the guard: what the owner has typed comes back too',
    async () => {
      for (const data of ['', '.data']) {
        await tell('mend');
        await expect.poll(async () => (await get('/admin', { Cookie: cookie })).status).toBe(200);
        await tell({ cutAt: 'insert into "blocked_dates"' });
        const answer = await sendRequest(site.url, {
          method: 'POST',
          target: `/admin/blocked-dates${data}`,
          body: String(
            new URLSearchParams({ intent: 'block', date: '2026-12-24', reason: typed, password: passphrase }),
          ),
          headers: { 'Content-Type': 'application/x-www-form-urlencoded', Cookie: cookie },
        });
        expect(answer.status).toBe(503);
        expect(answer.text).toContain(typed);
        expect(answer.text).not.toContain(passphrase);
        if (data === '')
          expect(parsePage(answer.text).querySelector('main form')?.getAttribute('action')).toBe(
            '/admin/blocked-dates',
          );
      }
    },
  );

  test.runIf(engine === 'sqlite')(
    'it goes after the guard: whoever only reads gets an answer, from which the browser has its status too',
    async () => {
      for (const data of ['', '.data']) {
        await tell('mend');
        await expect.poll(async () => (await get('/admin', { Cookie: cookie })).status).toBe(200);
        await tell({ cutAt: 'select "date", "last_date"' });
        const answer = await get(`/admin/blocked-dates${data}`, { Cookie: cookie });
        expect(answer.status).toBe(503);
        expect(answer.text).toMatch(/ErrorResponse.{0,60}503/s);
        if (data === '') expect(answer.text).toContain('The database is not answering');
      }
    },
  );
});
