import type { Selectable } from 'kysely';
import { z } from 'zod';
import { checkScopes } from '#server/calendar/google/scopes.ts';
import type { Queries } from '#server/db/db.ts';
import type { ConnectionTable } from '#server/db/tables/calendar.ts';

/** The connection to the owner's calendar, without its token. Instants in epoch milliseconds. */
export type Connection = {
  version: number;
  state: ConnectionTable['state'];
  canListCalendars: boolean;
  calendars: KnownCalendar[];
  writeCalendar: string;
  checkedCalendars: string[];
  connectedAt: number;
  lastRefreshAt: number | null;
  lastSyncAt: number | null;
  lastError: string | null;
  lastErrorAt: number | null;
  alertedAt: number | null;
};

const knownCalendar = z.object({
  id: z.string(),
  name: z.string(),
  timeZone: z.string().nullable(),
  primary: z.boolean(),
  owned: z.boolean(),
});

/** A calendar that the owner can choose, as last listed. */
export type KnownCalendar = z.infer<typeof knownCalendar>;

/** The owner's main calendar, known by this name whatever the account. */
export const mainCalendar: KnownCalendar = {
  id: 'primary',
  name: 'Main calendar',
  timeZone: null,
  primary: true,
  owned: true,
};

const texts = z.array(z.string());
const connectionId = 'google';

/** The row with everything, the sealed token included. */
export async function connectionRow(queries: Queries): Promise<Selectable<ConnectionTable> | undefined> {
  return queries
    .selectFrom('calendar_connections')
    .selectAll()
    .where('id', '=', connectionId)
    .executeTakeFirst();
}

/** The connection as it stands, or null when no calendar was ever connected. */
export async function loadConnection(queries: Queries): Promise<Connection | null> {
  const row = await connectionRow(queries);
  return row ? toConnection(row) : null;
}

/** A row as the rest of the program sees it. */
export function toConnection(row: Selectable<ConnectionTable>): Connection {
  return {
    version: row.version,
    state: row.state,
    canListCalendars: checkScopes(texts.parse(JSON.parse(row.scopes))).canListCalendars,
    calendars: z.array(knownCalendar).parse(JSON.parse(row.calendars)),
    writeCalendar: row.write_calendar,
    checkedCalendars: texts.parse(JSON.parse(row.checked_calendars)),
    connectedAt: row.connected_at,
    lastRefreshAt: row.last_refresh_at,
    lastSyncAt: row.last_sync_at,
    lastError: row.last_error,
    lastErrorAt: row.last_error_at,
    alertedAt: row.alerted_at,
  };
}

/** Changes the connection, unless another one has taken its place. @returns whether it was still there */
export async function updateConnection(
  queries: Queries,
  version: number,
  values: Partial<ConnectionTable>,
): Promise<boolean> {
  const result = await queries
    .updateTable('calendar_connections')
    .set(values)
    .where('id', '=', connectionId)
    .where('version', '=', version)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Puts a new connection in the place of an earlier one. @returns its version */
export async function replaceConnection(
  queries: Queries,
  values: Omit<ConnectionTable, 'id' | 'version'>,
): Promise<number> {
  const before = await connectionRow(queries);
  const version = (before?.version ?? 0) + 1;
  await queries
    .insertInto('calendar_connections')
    .values({ id: connectionId, version, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ version, ...values }))
    .execute();
  return version;
}
