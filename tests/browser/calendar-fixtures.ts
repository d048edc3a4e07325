import type { FakeGoogle } from '#fakes/google/server.ts';
import { startFakeGoogle } from '#fakes/google/server.ts';
import { siteNow } from '#tests/support/site-now.ts';
import { test as base } from './fixtures.ts';

const clientId = 'foreshore-browser.apps.googleusercontent.com';
const clientSecret = 'browser-client-secret';

type WorkerFixtures = {
  /** The stand-in for Google that this worker's site talks to, on the site's clock. */
  google: FakeGoogle;
  registered: string[];
};

/** The site with a stand-in for Google; its redirect URI is registered, nothing is connected. */
export const test = base.extend<object, WorkerFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  registered: [async ({}, use) => use([]), { scope: 'worker' }],
  google: [
    async ({ registered }, use) => {
      const offset = Date.parse(siteNow) - Date.now();
      const google = await startFakeGoogle({
        now: () => Date.now() + offset,
        clients: [{ clientId, clientSecret, redirectUris: registered }],
      });
      await use(google);
      await google.stop();
    },
    { scope: 'worker' },
  ],
  siteEnvironment: [
    async ({ google }, use) =>
      use({
        GOOGLE_BASE_URL: google.origin,
        GOOGLE_CLIENT_ID: clientId,
        GOOGLE_CLIENT_SECRET: clientSecret,
        CALENDAR_POLL_MS: '300',
      }),
    { scope: 'worker' },
  ],
  baseURL: async ({ site, registered }, use) => {
    registered.push(`${site.url}/api/auth/google/callback`);
    await use(site.url);
  },
});
