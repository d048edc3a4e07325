import { servicesContext } from '#app/context.ts';
import type { Route } from './+types/health.ts';

/** GET /api/health: for load balancers and monitors; 503 while the database or the disk cannot be written. */
export async function loader({ context }: Route.LoaderArgs) {
  const well = await context.get(servicesContext).storage.isWell();
  return Response.json(
    { status: well ? 'ok' : 'unavailable' },
    { status: well ? 200 : 503, headers: { 'Cache-Control': 'no-store' } },
  );
}
