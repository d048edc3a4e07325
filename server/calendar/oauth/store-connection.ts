import { keepOnly } from '#server/calendar/busy/busy-store.ts';
import type { CalendarServices } from '#server/calendar/connection/calendar-services.ts';
import {
  connectionRow,
  type KnownCalendar,
  mainCalendar,
  replaceConnection,
  toConnection,
} from '#server/calendar/connection/connection.ts';
import { refreshTokenPurpose } from '#server/calendar/connection/google-link.ts';
import { createApi } from '#server/calendar/google/api.ts';
import { listCalendars } from '#server/calendar/google/calendars.ts';
import type { GoogleConfig } from '#server/calendar/google/config.ts';
import { success } from '#server/calendar/google/errors.ts';
import type { TokenSet } from '#server/calendar/google/oauth.ts';
import { checkScopes } from '#server/calendar/google/scopes.ts';
import { abandonEvents } from '#server/calendar/sync/abandon-events.ts';
import { requeueAll } from '#server/calendar/sync/requeue.ts';

/**
 * Stores what Google granted as the connection, keeps the choice of calendars where those calendars still exist,
 * and sends after it what waited in the queue.
 * @returns false when Google gave no refresh token and there is none to go on with
 */
export async function storeConnection(
  services: CalendarServices,
  config: GoogleConfig,
  tokens: TokenSet,
): Promise<boolean> {
  const queries = services.db.query;
  const before = await connectionRow(queries);
  const { refreshToken } = tokens;
  // Consent given before is not asked for again, and brings no new token: the one we have goes on.
  if (!refreshToken) return (await services.calendar.access()).kind === 'open';

  const calendars = await knownCalendars(config, tokens);
  const chosen = chooseCalendars(calendars, before && toConnection(before));
  const now = services.clock.now();
  const version = await queries.transaction().execute(async (trx) => {
    await keepOnly(trx, chosen.checked);
    await abandonEvents(trx, calendars.listed ? calendars.all.map(({ id }) => id) : null);
    return replaceConnection(trx, {
      state: 'connected',
      refresh_token: services.keys.seal(refreshTokenPurpose, refreshToken),
      scopes: JSON.stringify(tokens.scopes),
      calendars: JSON.stringify(calendars.all),
      write_calendar: chosen.write,
      checked_calendars: JSON.stringify(chosen.checked),
      connected_at: now,
      last_refresh_at: now,
      last_sync_at: null,
      last_error: null,
      last_error_at: null,
      alerted_at: null,
      sync_calendar: null,
      sync_token: null,
      sync_page: null,
      sync_since: null,
    });
  });
  services.wakeCalendar();
  await requeueAll(services, `connection-${version}`);
  return true;
}

type Known = { all: KnownCalendar[]; listed: boolean };

/** The owner's calendars by name, or the main one alone when listing was not allowed or fails. */
async function knownCalendars(config: GoogleConfig, tokens: TokenSet): Promise<Known> {
  const fallback = { all: [mainCalendar], listed: false };
  if (!checkScopes(tokens.scopes).canListCalendars) return fallback;
  const api = createApi(config, { get: async () => success(tokens.accessToken) });
  const reply = await listCalendars(api);
  return reply.ok && reply.value.length > 0 ? { all: reply.value, listed: true } : fallback;
}

function chooseCalendars(
  { all, listed }: Known,
  before: { writeCalendar: string; checkedCalendars: string[] } | undefined,
): { write: string; checked: string[] } {
  const main = all.find(({ primary }) => primary)?.id ?? all[0]?.id ?? mainCalendar.id;
  const exists = (id: string) => !listed || all.some((one) => one.id === id);
  const owned = (id: string) => exists(id) && (!listed || all.some((one) => one.id === id && one.owned));
  const write = before && owned(before.writeCalendar) ? before.writeCalendar : main;
  const checked = (before?.checkedCalendars ?? []).filter(exists);
  return { write, checked: [...new Set([write, ...checked])] };
}
