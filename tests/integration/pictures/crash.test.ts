import { readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { type SiteProcess, startSiteProcess } from '#scripts/machine/site-process.ts';
import { openDb } from '#server/db/open-db.ts';
import { createStore } from '#tests/support/engines.ts';
import { signInOwner } from '#tests/support/owner.ts';
import { siteEnvironment } from '#tests/support/site-store.ts';
import { until } from '#tests/support/until.ts';

test('a server killed between an upload and its sizes shows nothing of it, and makes them at the next start', async () => {
  const store = await createStore('sqlite');
  const sites: SiteProcess[] = [];
  onTestFinished(async () => {
    for (const site of sites) await site.stop('SIGKILL');
    store.remove();
  });
  // Each start is later than the lease of the work that died with the one before.
  const start = async () => {
    const minute = String(sites.length * 10).padStart(2, '0');
    const site = await startSiteProcess(siteEnvironment(store, { SITE_NOW: `2026-11-20T09:${minute}:00Z` }));
    sites.push(site);
    return site;
  };
  const folder = (name: string) => {
    try {
      return readdirSync(path.join(store.dataDir, 'media', name), { recursive: true }).map(String);
    } catch {
      return [];
    }
  };

  let site = await start();
  const cookie = await signInOwner(site);
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const bytes = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#fff', noise } })
    .jpeg()
    .toBuffer();
  const body = new FormData();
  body.append('files', new File([new Uint8Array(bytes)], 'harbour.jpg', { type: 'image/jpeg' }));
  const answer = await fetch(`${site.url}/admin/content/pictures`, {
    method: 'POST',
    headers: { cookie },
    body,
  });
  await site.stop('SIGKILL');
  expect([answer.status, folder('kept').length]).toEqual([200, 1]);

  site = await start();
  await until(() => folder('making').length > 0, 'the sizes to be begun');
  await site.stop('SIGKILL');

  const db = openDb({ dataDir: store.dataDir });
  const cuts = () =>
    db.query.selectFrom('content_picture_cuts').select(['picture_id', 'cut', 'state']).execute();
  const [waiting] = await cuts();
  const name = `${waiting?.picture_id}-${waiting?.cut}`;
  // It died before or after the one step that puts all of them in their place.
  expect([0, 6]).toContain(folder('made').length);

  site = await start();
  await until(async () => (await cuts())[0]?.state === 'ready', 'the sizes to be made');
  expect(folder('made').filter((file) => file.startsWith(`${name}/`)).length).toBe(5);
  const shown = await fetch(`${site.url}/media/${name}-320.webp`, { headers: { cookie } });
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect((await fetch(`${site.url}/media/${name}-320.webp`)).status).toBe(404);
  await db.close();
});
