import { servicesContext } from '#app/context.ts';
import { staffOf } from '#app/guard.ts';
import { subscribersCsv } from '#server/newsletter/list.ts';
import type { Route } from './+types/subscribers-file.ts';

/** GET /admin/subscribers.csv: the confirmed addresses, for the program that sends the newsletter. */
export async function loader({ context }: Route.LoaderArgs) {
  const staff = staffOf(context);
  const services = context.get(servicesContext);
  const csv = await subscribersCsv(services);
  services.log.info('subscribers-downloaded', { by: staff.id });
  return new Response(csv, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="newsletter-subscribers.csv"',
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    },
  });
}
