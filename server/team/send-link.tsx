import type { AuthServices } from '#server/auth/auth-services.ts';
import { createResetLink, resetLinkLifeMs } from '#server/auth/reset-link.ts';
import type { Delivery } from '#server/ports/outbox.ts';
import type { StaffLink } from '#server/ports/outbox-kinds.ts';
import { resetMail } from './mails.tsx';

/**
 * Outbox handler: makes the link and sends it at once, so that it is stored nowhere. Without a mail server nothing is
 * made: a mail kept on disk would show it to everybody who reads kept e-mails.
 */
export async function sendStaffLink(
  services: AuthServices,
  { id, payload }: Delivery<StaffLink>,
): Promise<void> {
  if (payload.about !== 'password' || payload.staffId === null) return;
  const expiresAt = payload.at + resetLinkLifeMs;
  if (expiresAt <= services.clock.now()) return;
  if (services.mail.kind === 'disk') {
    services.log.warn('reset-without-mail-server', { instead: 'npm run reset-access' });
    return;
  }
  const staff = await services.db.query
    .selectFrom('staff')
    .select(['id', 'name', 'email'])
    .where('id', '=', payload.staffId)
    .where('left_at', 'is', null)
    .executeTakeFirst();
  if (!staff) return;
  const link = services.env.SITE_URL + (await createResetLink(services, staff.id, expiresAt));
  await services.mail.send(id, await resetMail(staff, { link, at: payload.at, from: payload.from }));
}
