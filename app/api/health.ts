import { sql } from 'kysely';
import { servicesContext } from '#app/context.ts';
import type { Route } from './+types/health.ts';

/** GET /api/health: for load balancers and monitors; 503 while the database cannot be reached. */
export async function loader({ context }: Route.LoaderArgs) {
  try {
    await sql`select 1`.execute(context.get(servicesContext).db.query);
    return Response.json({ status: 'ok' }, { headers: { 'Cache-Control': 'no-store' } });
  } catch {
    return Response.json(
      { status: 'unavailable' },
      { status: 503, headers: { 'Cache-Control': 'no-store' } },
    );
  }
}
