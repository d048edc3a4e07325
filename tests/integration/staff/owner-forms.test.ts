import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInOwner } from '#tests/support/owner.ts';
import { parsePage } from '#tests/support/page-reader.ts';
import { startSites } from '#tests/support/site-store.ts';

let running: Awaited<ReturnType<typeof startSites>>;
let cookie = '';
beforeAll(async () => {
  running = await startSites('sqlite', 1);
  const [site] = running.sites;
  if (site) cookie = await signInOwner(site);
});
afterAll(() => running.stop());

/** Asks as a browser of the owner's without scripts. @param typed is posted where it is given */
async function open(address: string, typed?: Record<string, string>, headers: Record<string, string> = {}) {
  const response = await fetch(`${running.sites[0]?.url}${address}`, {
    redirect: 'manual',
    headers: { cookie, ...headers },
    ...(typed && { method: 'POST', body: new URLSearchParams(typed) }),
  });
  return { response, page: parsePage(await response.text()) };
}

test('a cost is written down, replaced and removed by posting, and comes back marked where it is wrong', async () => {
  const costs = '/admin/results/costs';
  const written = async () =>
    [...(await open(costs)).page.querySelectorAll('#written ~ ul > li')].map((row) =>
      row.textContent.replace(/Remove$/, ''),
    );
  const { page: first } = await open(costs);
  const month = first.querySelector('option')?.getAttribute('value') ?? '';
  const words = first.querySelector('option')?.textContent ?? '';
  expect(month).toMatch(/^\d{4}-\d\d$/);
  const entry = { month, campaign: 'spring' };

  const { response, page } = await open(costs, { ...entry, pounds: 'much' });
  expect(response.status).toBe(422);
  expect(page.querySelector('#pounds')?.getAttribute('value')).toBe('much');
  expect(page.querySelector('#pounds')?.getAttribute('aria-invalid')).toBe('true');
  expect(page.querySelector('#campaign')?.getAttribute('value')).toBe('spring');
  expect(await written()).toEqual([]);

  for (const pounds of ['120.50', '130']) {
    const { response: saved } = await open(costs, { ...entry, pounds });
    expect([saved.status, saved.headers.get('location')]).toEqual([303, costs]);
  }
  expect(await written()).toEqual([`spring${words}£130`]);
  expect((await open(costs, { ...entry, intent: 'remove' })).response.status).toBe(303);
  expect(await written()).toEqual([]);
});

test('the launch list says that requests come through a proxy which nobody named', async () => {
  const line = 'Requests come through another server';
  const list = async () => (await open('/admin/settings/launch')).page.body.textContent;
  expect(await list()).not.toContain(line);
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  for (let times = 0; times < 60; times += 1) await open('/robots.txt', undefined, headers);
  expect(await list()).toContain(line);
});
