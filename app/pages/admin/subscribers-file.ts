import { servicesContext } from '#app/context.ts';
import { staffOf } from '#app/guard.ts';
import { subscribersCsv } from '#server/newsletter/list.ts';
import type { Route } from './+types/subscribers-file.ts';

/** GET /admin/subscribers.csv: the confirmed addresses, for the program that sends the newsletter. */
export async function loader({ context }: Route.LoaderArgs) {
  staffOf(context);
  return new Response(await subscribersCsv(context.get(servicesContext)), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="newsletter-subscribers.csv"',
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    },
  });
}
