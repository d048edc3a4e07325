import { type Kysely, sql } from 'kysely';
import { cameOf } from '#domain/results/came.ts';
import { servicesOf } from '#domain/results/services.ts';

type Lead = { id: string; kind: string; payload: string; attribution: string | null };
type Booking = { id: string; attribution: string | null };
type Tables = { leads: Lead; bookings: Booking };
const atOnce = 500;

/** How those of before came. The words are those of today's rules, which are the only ones there have been. */
export async function fillCame(untyped: Kysely<unknown>): Promise<void> {
  const db = untyped as Kysely<Tables>;
  for (let after = ''; ; ) {
    const query = db.selectFrom('leads').select(['id', 'kind', 'payload', 'attribution']);
    const rows = await query.where('id', '>', after).orderBy('id').limit(atOnce).execute();
    if (rows.length === 0) break;
    after = rows.at(-1)?.id ?? '';
    const told = rows.map((row) => {
      const services = servicesOf(row.kind as never, read<Record<string, unknown>>(row.payload) ?? {});
      return { ...cameFrom(row.attribution), id: row.id, services };
    });
    const values = told.map(
      ({ id, source, campaign, landing, services }) =>
        sql`(cast(${id} as text), cast(${source} as text), cast(${campaign} as text), cast(${landing} as text), cast(${services} as text))`,
    );
    await sql`with told (id, source, campaign, landing, services) as (values ${sql.join(values)})
      update leads set came_source = told.source, came_campaign = told.campaign, came_landing = told.landing,
        came_services = told.services from told where told.id = leads.id`.execute(db);
  }
  for (let after = ''; ; ) {
    const query = db
      .selectFrom('bookings')
      .select(['id', 'attribution'])
      .where('attribution', 'is not', null);
    const rows = await query.where('id', '>', after).orderBy('id').limit(atOnce).execute();
    if (rows.length === 0) break;
    after = rows.at(-1)?.id ?? '';
    const values = rows.map(({ id, attribution }) => {
      const { source, campaign, landing } = cameFrom(attribution);
      return sql`(cast(${id} as text), cast(${source} as text), cast(${campaign} as text), cast(${landing} as text))`;
    });
    await sql`with told (id, source, campaign, landing) as (values ${sql.join(values)})
      update bookings set came_source = told.source, came_campaign = told.campaign, came_landing = told.landing
        from told where told.id = bookings.id`.execute(db);
  }
}

function cameFrom(attribution: string | null) {
  const { last } = read<{ last?: never }>(attribution) ?? {};
  try {
    return cameOf(last);
  } catch {
    return cameOf(undefined);
  }
}

/** What cannot be read counts as unknown. */
function read<T>(json: string | null): T | null {
  try {
    return JSON.parse(json ?? 'null') as T | null;
  } catch {
    return null;
  }
}
