import { loadRules } from '#server/availability/rules.ts';
import { type AccessTokens, createAccessTokens } from '#server/calendar/google/access-tokens.ts';
import { type CalendarClient, createCalendarClient } from '#server/calendar/google/calendar-client.ts';
import type { GoogleConfig } from '#server/calendar/google/config.ts';
import { createQuiet, type Quiet } from '#server/calendar/google/quiet.ts';
import type { Services } from '#server/ports/services.ts';
import { type Connection, connectionRow, toConnection, updateConnection } from './connection.ts';
import { loadCredentials } from './credentials.ts';
import type { Trouble } from './trouble.ts';

/** One HTTP call to Google, at most. Calls that a visitor waits for have a shorter limit of their own. */
const callTimeoutMs = 20_000;

export const refreshTokenPurpose = 'google-refresh-token';

/** What can be done with the calendar now. */
export type CalendarAccess =
  /** Never connected, or disconnected by the owner: the site's own diary is all there is. */
  | { kind: 'none' }
  /** Connected once and no longer usable until the owner acts. */
  | {
      kind: 'lost';
      connection: Connection;
      reason: Extract<Trouble, 'revoked' | 'no-credentials' | 'unreadable-token'>;
    }
  | { kind: 'open'; connection: Connection; client: CalendarClient; zone: string };

/** The way to Google, shared by everything that needs it. */
export type GoogleLink = {
  /** For OAuth; null without a client ID and secret. */
  config: () => Promise<GoogleConfig | null>;
  access: () => Promise<CalendarAccess>;
};

type Parts = Pick<Services, 'env' | 'db' | 'clock' | 'keys'>;

/** Keeps one set of access tokens per connection, so that a token is refreshed once an hour. */
export function createGoogleLink(parts: Parts): GoogleLink {
  const { env, db, clock, keys } = parts;
  let cached: { key: string; tokens: AccessTokens; quiet: Quiet } | null = null;

  const config = async (): Promise<GoogleConfig | null> => {
    const credentials = await loadCredentials(parts);
    if (!credentials) return null;
    const { clientId, clientSecret } = credentials;
    const baseUrl = env.GOOGLE_BASE_URL ?? null;
    return { baseUrl, clientId, clientSecret, now: clock.now, timeoutMs: callTimeoutMs };
  };

  const cachedFor = (key: string, connection: Connection, refreshToken: string, to: GoogleConfig) => {
    if (cached?.key === key) return cached;
    const tokens = createAccessTokens({
      config: to,
      refreshToken,
      onRefreshed: async (given) => {
        await updateConnection(db.query, connection.version, {
          last_refresh_at: clock.now(),
          ...(given.refreshToken !== refreshToken && {
            refresh_token: keys.seal(refreshTokenPurpose, given.refreshToken),
          }),
        });
      },
    });
    cached = { key, tokens, quiet: createQuiet(clock.now) };
    return cached;
  };

  const access = async (): Promise<CalendarAccess> => {
    const row = await connectionRow(db.query);
    if (!row || row.state === 'disconnected') return { kind: 'none' };
    const connection = toConnection(row);
    if (row.state === 'revoked') return { kind: 'lost', connection, reason: 'revoked' };
    const to = await config();
    if (!to) return { kind: 'lost', connection, reason: 'no-credentials' };
    const refreshToken = row.refresh_token && keys.unseal(refreshTokenPurpose, row.refresh_token)?.text;
    if (!refreshToken) return { kind: 'lost', connection, reason: 'unreadable-token' };
    const { zone } = await loadRules(db.query);
    const key = `${connection.version} ${to.clientId} ${to.clientSecret}`;
    const { tokens, quiet } = cachedFor(key, connection, refreshToken, to);
    const client = createCalendarClient({ config: to, accessTokens: tokens, quiet, hostTimeZone: zone });
    return { kind: 'open', connection, client, zone };
  };

  return { config, access };
}
