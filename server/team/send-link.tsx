import type { AuthServices } from '#server/auth/auth-services.ts';
import { createResetLink, resetLinkLifeMs } from '#server/auth/reset-link.ts';
import type { Delivery } from '#server/ports/outbox.ts';
import type { StaffLink } from '#server/ports/outbox-kinds.ts';
import { createInvitationLink } from './invite.ts';
import { invitationMail, resetMail } from './mails.tsx';

/**
 * Outbox handler: makes the link and sends it at once, so that it is stored nowhere. Without a mail server nothing is
 * made: a mail kept on disk would show it to everybody who reads kept e-mails.
 */
export async function sendStaffLink(
  services: AuthServices,
  { id, payload }: Delivery<StaffLink>,
): Promise<void> {
  if (payload.about === 'invitation') return sendInvitation(services, id, payload.invitationId);
  if (payload.staffId === null) return;
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

/** Not for one that was withdrawn meanwhile, or accepted. */
async function sendInvitation(services: AuthServices, id: string, invitationId: string): Promise<void> {
  const invitation = await services.db.query
    .selectFrom('staff_invitations')
    .leftJoin('staff', 'staff.id', 'staff_invitations.invited_by')
    .select(['staff_invitations.email', 'expires_at', 'staff.name as by'])
    .where('staff_invitations.id', '=', invitationId)
    .executeTakeFirst();
  if (!invitation || invitation.expires_at <= services.clock.now() || services.mail.kind === 'disk') return;
  const path = await createInvitationLink(services, invitationId, invitation.expires_at);
  const { email, by } = invitation;
  await services.mail.send(id, await invitationMail({ email, by, link: services.env.SITE_URL + path }));
}
