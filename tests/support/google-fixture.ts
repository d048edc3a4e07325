import type { FakeGoogleOptions } from '#fakes/google/create-world.ts';
import type { FakeGoogle } from '#fakes/google/server.ts';
import { startFakeGoogle } from '#fakes/google/server.ts';
import { createAccessTokens } from '#server/calendar/google/access-tokens.ts';
import { createCalendarClient } from '#server/calendar/google/calendar-client.ts';
import type { GoogleConfig } from '#server/calendar/google/config.ts';
import { requestedScopes } from '#server/calendar/google/scopes.ts';

export const redirectUri = 'http://127.0.0.1:5173/api/auth/google/callback';
const clientId = 'foreshore-test.apps.googleusercontent.com';
const clientSecret = 'test-client-secret';

/** A Thursday in summer time, 08:00Z. */
export const testNow = Date.UTC(2027, 5, 3, 8);

export interface GoogleFixture {
  google: FakeGoogle;
  /** The clock of the stand-in and the client; set `at` to move both. */
  clock: { at: number };
  config: GoogleConfig;
  /** A client that is connected already, with the scopes given (all we ask for, by default); its calls go `through` what is given. */
  connect: (scopes?: readonly string[], through?: typeof fetch) => ReturnType<typeof createCalendarClient>;
}

/** Starts a stand-in on a free port, with a clock that moves only when told. Stop `google` afterwards. */
export async function googleFixture(options: FakeGoogleOptions = {}): Promise<GoogleFixture> {
  const clock = { at: testNow };
  const now = () => clock.at;
  const clients = [{ clientId, clientSecret, redirectUris: [redirectUri] }];
  const google = await startFakeGoogle({ now, clients, ...options });
  const config: GoogleConfig = { baseUrl: google.origin, clientId, clientSecret, now, timeoutMs: 20_000 };
  const connect: GoogleFixture['connect'] = (scopes = requestedScopes, through) => {
    const { refreshToken } = google.control.grantAccess({ scopes: [...scopes] });
    const own = through ? { ...config, fetch: through } : config;
    const accessTokens = createAccessTokens({ config: own, refreshToken });
    return createCalendarClient({ config: own, accessTokens, hostTimeZone: 'Europe/London' });
  };
  return { google, clock, config, connect };
}

/**
 * Goes through the consent page as a person would, over HTTP: unticks scopes, presses Continue or Cancel, and
 * returns the callback address of the redirect. Where Google does not ask again, `asked` is false.
 */
export async function walkConsent(
  url: string,
  choice: { untick?: readonly string[]; decision?: 'allow' | 'deny' } = {},
): Promise<{ callback: URL; asked: boolean }> {
  const page = await fetch(url, { redirect: 'manual' });
  const direct = page.headers.get('location');
  if (direct) return { callback: new URL(direct), asked: false };
  const html = await page.text();
  const request = /name="request" value="([^"]+)"/.exec(html)?.[1];
  if (!request) throw new Error(`No consent page, but ${page.status}: ${html.slice(-200)}`);
  const form = new URLSearchParams({ request, decision: choice.decision ?? 'allow' });
  for (const [, scope = ''] of html.matchAll(/name="scope" value="([^"]+)" checked/g)) {
    if (!choice.untick?.includes(scope)) form.append('scope', scope);
  }
  const action = new URL(/action="([^"]+)"/.exec(html)?.[1] ?? '', url);
  const answer = await fetch(action, { method: 'POST', body: form, redirect: 'manual' });
  return { callback: new URL(answer.headers.get('location') ?? ''), asked: true };
}
