import { type SiteProcess, startSiteProcess } from '#scripts/machine/site-process.ts';
import { createStore, type EngineName, type TestStore } from './engines.ts';

/** Settings of a site process for tests: Friday 20 November 2026, no limits, a quick outbox. */
export function siteEnvironment(
  store: TestStore,
  extra: Record<string, string> = {},
): Record<string, string | undefined> {
  return {
    NODE_ENV: 'production',
    SITE_NOW: '2026-11-20T09:00:00Z',
    RATE_LIMITS: 'off',
    OUTBOX_POLL_MS: '50',
    APP_SECRET: 'a secret for tests that is long enough',
    DATA_DIR: store.dataDir,
    DATABASE_URL: store.databaseUrl,
    ...extra,
  };
}

/** Several processes of the site on one fresh store. */
export async function startSites(
  engine: EngineName,
  count: number,
  extra: Record<string, string> = {},
): Promise<{ sites: SiteProcess[]; store: TestStore; stop: () => Promise<void> }> {
  const store = await createStore(engine);
  const sites = await Promise.all(
    Array.from({ length: count }, () => startSiteProcess(siteEnvironment(store, extra))),
  );
  return {
    sites,
    store,
    stop: async () => {
      await Promise.all(sites.map((site) => site.stop()));
      store.remove();
    },
  };
}

/** Sends JSON and gives status and body. */
export async function postJson(
  url: string,
  body: unknown,
): Promise<{ status: number; body: Record<string, unknown> }> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
