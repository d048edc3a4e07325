import { z } from 'zod';
import { dayMs } from '#domain/format/durations.ts';
import { emailAddress } from '#domain/forms/text.ts';
import type { AuthServices } from '#server/auth/auth-services.ts';
import type { Staff } from '#server/auth/staff.ts';
import { DomainError } from '#server/base/errors.ts';
import { hashToken } from '#server/base/tokens.ts';
import type { Queries } from '#server/db/db.ts';
import type { Role } from '#server/db/tables/staff.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import { asOwner } from './as-owner.ts';

const lifeMs = 7 * dayMs;

const schema = z.object({
  email: emailAddress,
  role: z.enum(['owner', 'staff'], 'Please choose a role'),
});

export type Invitation = { id: string; email: string; role: Role; expiresAt: number };

/**
 * Invites somebody into the team, by e-mail; an earlier invitation of the same address ends.
 * @returns the path to give to them by hand where there is no mail server, else null
 * @throws DomainError invalid (fields), or forbidden
 */
export async function invite(
  services: AuthServices,
  by: Staff,
  input: Record<string, unknown>,
): Promise<string | null> {
  const parsed = schema.safeParse(input);
  if (!parsed.success) throw DomainError.fromZod(parsed.error);
  const email = parsed.data.email.toLowerCase();
  const { role } = parsed.data;
  const id = services.randomId();
  const now = services.clock.now();
  const path = await asOwner(services.db, by, async (trx) => {
    const colleague = await trx
      .selectFrom('staff')
      .select('name')
      .where('email', '=', email)
      .where('left_at', 'is', null)
      .executeTakeFirst();
    const already = `${colleague?.name} has an account under this address already.`;
    if (colleague) throw new DomainError('invalid', already, { fields: { email: already } });
    await trx.deleteFrom('staff_invitations').where('email', '=', email).execute();
    await trx
      .insertInto('staff_invitations')
      .values({ id, email, role, invited_by: by.id, created_at: now, expires_at: now + lifeMs })
      .execute();
    if (services.mail.kind === 'disk') return createInvitationLink(services, id, now + lifeMs, trx);
    const payload = { about: 'invitation' as const, invitationId: id };
    await enqueue(trx, now, [{ kind: 'staff-link', dedupeKey: `staff-link:${id}`, payload }]);
    return null;
  });
  services.wakeOutbox();
  services.log.info('staff-invited', { role, by: by.id });
  return path;
}

/** Takes an invitation back; its link stops working. @throws DomainError forbidden */
export async function withdrawInvitation(services: AuthServices, by: Staff, id: string): Promise<void> {
  await asOwner(services.db, by, (trx) => trx.deleteFrom('staff_invitations').where('id', '=', id).execute());
}

/** The invitations that nobody has accepted, those that have expired too. */
export async function listInvitations({ db }: Pick<AuthServices, 'db'>): Promise<Invitation[]> {
  return db.query
    .selectFrom('staff_invitations')
    .select(['id', 'email', 'role', 'expires_at as expiresAt'])
    .orderBy('email')
    .execute();
}

/** @returns the path with its token */
export async function createInvitationLink(
  services: AuthServices,
  invitationId: string,
  expiresAt: number,
  queries: Queries = services.db.query,
): Promise<string> {
  const token = services.randomToken();
  await queries
    .insertInto('staff_links')
    .values({
      token_hash: hashToken(token),
      staff_id: null,
      invitation_id: invitationId,
      created_at: services.clock.now(),
      expires_at: expiresAt,
    })
    .execute();
  return `/invitation/${token}`;
}
