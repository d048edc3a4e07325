import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SiteProcess, startSiteProcess } from '#scripts/machine/site-process.ts';
import { createStore, type TestStore } from '#tests/support/engines.ts';
import { parsePage } from '#tests/support/page-reader.ts';
import { servicesOn } from '#tests/support/services.ts';
import { siteEnvironment } from '#tests/support/site-store.ts';
import { addStaff, cookieOf } from '#tests/support/staff.ts';

let store: TestStore;
let site: SiteProcess;
let cookie: string;
beforeAll(async () => {
  store = await createStore('sqlite');
  const { APP_SECRET = '' } = siteEnvironment(store);
  const services = await servicesOn(store, { APP_SECRET, SITE_URL: 'https://foreshore.test' });
  await addStaff(services, { email: 'sam@agency.example' });
  cookie = await cookieOf(services, 'sam@agency.example');
  const at = services.clock.now();
  const letters = ['ann', 'eve', 'eve', 'bob'].map((name, i) => ({
    ...{ id: `${name}-${i}`, direction: 'in' as const, kind: 'letter' as const, state: 'unsorted' as const },
    ...{
      message_id: `<${i}@x>`,
      in_reply_to: null,
      refs: '',
      from_name: '',
      from_email: `${name}@x.example`,
    },
    ...{ to_emails: '[]', subject: `Letter ${i}`, text: 'Hello', at: at - i, created_at: at },
  }));
  await services.db.query.insertInto('messages').values(letters).execute();
  await services.dispose();
  site = await startSiteProcess(siteEnvironment(store));
});
afterAll(async () => {
  await site.stop();
  store.remove();
});

const page = async (address = '/admin/inbox') => {
  const answer = await fetch(site.url + address, { headers: { cookie } });
  const read = parsePage(await answer.text());
  return {
    letters: [...read.querySelectorAll('[name=letter]')].map((box) => box.getAttribute('value')),
    listed: [...read.querySelectorAll('[name=listed]')].map((box) => box.getAttribute('value') ?? '')[0],
    told: read.querySelector('[role=status]')?.textContent ?? null,
  };
};
const send = async (...fields: string[][]) => {
  const form = {
    method: 'POST',
    redirect: 'manual' as const,
    headers: { cookie },
    body: new URLSearchParams(fields),
  };
  const answer = await fetch(`${site.url}/admin/inbox`, form);
  return { status: answer.status, to: answer.headers.get('location') ?? '' };
};

test('letters that are ticked leave the list with all of their senders, and come back', async () => {
  expect((await send(['intent', 'not-ours'])).status).toBe(422);
  const { to } = await send(['intent', 'not-ours'], ['letter', 'ann-0'], ['letter', 'eve-1']);
  const after = await page(to);
  expect(after.letters).toEqual(['bob-3']);
  expect(after.told).toContain('Letters from 2 senders are off the list');
  await send(['intent', 'ours'], ['listed', after.listed ?? '']);
  expect(await page()).toMatchObject({ letters: ['ann-0', 'eve-1', 'eve-2', 'bob-3'], told: null });
});

test('all letters of a page are one tick', async () => {
  const { listed = '' } = await page();
  const { to } = await send(['intent', 'not-ours'], ['listed', listed]);
  const after = await page(to);
  expect(after).toMatchObject({ letters: [], told: expect.stringContaining('3 senders') });
  await send(['intent', 'ours'], ['listed', after.listed ?? '']);
  expect((await page()).letters).toHaveLength(4);
});
