import { servicesContext } from '#app/context.ts';
import { staffOf } from '#app/guard.ts';
import { DomainError } from '#server/base/errors.ts';
import { mailPicture } from '#server/http/prepared/mail-picture.ts';
import { readCapturedMail } from '#server/mail/captured.ts';
import { mustBeShown } from '#server/outbox/for-owners.ts';
import type { Route } from './+types/mail-body.ts';

/**
 * The HTML of a kept e-mail for the viewer's frame. Mail needs inline styles, so this one answer
 * has a policy of its own: no scripts, no requests but for the mark, framed only by the site.
 */
export async function loader({ params, context }: Route.LoaderArgs) {
  const staff = staffOf(context);
  const services = context.get(servicesContext);
  await mustBeShown(staff, services.db.query, params.id);
  const message = await readCapturedMail(services, params.id);
  if (!message) throw new DomainError('not-found', 'There is no such email.');
  services.log.info('mail-viewed', { id: params.id, by: staff.id });
  return new Response(message.html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; style-src 'unsafe-inline'; img-src ${services.env.SITE_URL}${mailPicture}; frame-ancestors 'self'; sandbox allow-popups`,
      'X-Frame-Options': 'SAMEORIGIN',
      'Cache-Control': 'no-store',
    },
  });
}
