import type { Staff } from '#server/auth/staff.ts';
import { keepOnly } from '#server/calendar/busy/busy-store.ts';
import type { CalendarServices } from '#server/calendar/connection/calendar-services.ts';
import { connectionRow, updateConnection } from '#server/calendar/connection/connection.ts';
import { refreshTokenPurpose } from '#server/calendar/connection/google-link.ts';
import { revokeToken } from '#server/calendar/google/oauth.ts';

/**
 * Ends the connection: the permission is withdrawn at Google and forgotten here. Events already in the calendar stay.
 * @returns whether Google confirmed that the permission is gone; if not, the owner withdraws it in the account
 */
export async function disconnectCalendar(
  services: CalendarServices,
  staff: Staff,
): Promise<{ revoked: boolean }> {
  const queries = services.db.query;
  const row = await connectionRow(queries);
  if (!row || row.state === 'disconnected') return { revoked: true };
  const config = await services.calendar.config();
  const token = row.refresh_token && services.keys.unseal(refreshTokenPurpose, row.refresh_token)?.text;
  const reply = config && token && row.state === 'connected' ? await revokeToken(config, token) : null;
  await updateConnection(queries, row.version, {
    state: 'disconnected',
    refresh_token: null,
    last_error: null,
    last_error_at: null,
    alerted_at: null,
    sync_calendar: null,
    sync_token: null,
    sync_page: null,
    sync_since: null,
  });
  await keepOnly(queries, []);
  services.log.info('calendar-disconnected', { by: staff.id });
  return { revoked: row.state === 'revoked' || reply?.ok === true };
}
