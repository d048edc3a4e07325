import { redirect } from 'react-router';
import { servicesContext } from '#app/context.ts';
import { staffOf } from '#app/guard.ts';
import { streamed } from '#app/pages/admin/parts/streamed.ts';
import { readForm } from '#app/pages/read-form.ts';
import { agencyZone } from '#domain/booking/agency-zone.ts';
import { wallClock } from '#domain/format/instant.ts';
import { knownEmailText } from '#domain/forms/text.ts';
import { exportPerson } from '#server/privacy/export/export-person.ts';
import type { Route } from './+types/export-file.ts';

export const loader = () => redirect('/admin/privacy', 303);

/** POST /admin/privacy/export: everything about one person as a file. Its name says nothing of whom. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const staff = staffOf(context);
  const address = knownEmailText.safeParse((await readForm(request)).get('address'));
  if (!address.success) return redirect('/admin/privacy', 303);
  const parts = await exportPerson(services, staff, address.data);
  const { date } = wallClock(services.clock.now(), agencyZone);
  return new Response(streamed(parts), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Disposition': `attachment; filename="personal-data-${date}.html"`,
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'Cache-Control': 'no-store',
    },
  });
}
