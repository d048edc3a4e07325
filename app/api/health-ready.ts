import { servicesContext } from '#app/context.ts';
import type { Route } from './+types/health-ready.ts';

/**
 * GET /api/health/ready: visitors may be sent here, for balancers and new versions; 503 while the database is not
 * reached. With a full disk it is ready: pages are read, and who writes to us is told whom to ring.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const ready = await context.get(servicesContext).storage.isReached();
  return Response.json(
    { status: ready ? 'ok' : 'unavailable' },
    { status: ready ? 200 : 503, headers: { 'Cache-Control': 'no-store' } },
  );
}
