import { servicesContext } from '#app/context.ts';
import { staffOf } from '#app/guard.ts';
import { readCapturedMail } from '#server/mail/captured.ts';
import type { Route } from './+types/mail-body.ts';

/**
 * The HTML of a kept e-mail for the viewer's frame. Mail needs inline styles, so this one answer
 * has a policy of its own: no scripts, no requests, framed only by the site.
 */
export async function loader({ params, context }: Route.LoaderArgs) {
  staffOf(context);
  const message = await readCapturedMail(context.get(servicesContext), params.id);
  if (!message) return new Response('Not found', { status: 404 });
  return new Response(message.html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-popups",
      'X-Frame-Options': 'SAMEORIGIN',
      'Cache-Control': 'no-store',
    },
  });
}
