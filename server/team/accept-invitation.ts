import { z } from 'zod';
import type { AuthServices } from '#server/auth/auth-services.ts';
import { insertStaff } from '#server/auth/new-staff.ts';
import { newPasswordProblem } from '#server/auth/password-rules.ts';
import { hashPassword, storePassword } from '#server/auth/passwords.ts';
import { DomainError } from '#server/base/errors.ts';
import { hashToken } from '#server/base/tokens.ts';
import type { Queries } from '#server/db/db.ts';
import type { Role } from '#server/db/tables/staff.ts';

type Invited = { id: string; email: string; role: Role };

/** The invitation behind a link; null when it was accepted, withdrawn, has expired or never was. */
export async function invitationOf(
  services: AuthServices,
  token: string,
  queries: Queries = services.db.query,
): Promise<Invited | null> {
  const found = await queries
    .selectFrom('staff_links')
    .innerJoin('staff_invitations', 'staff_invitations.id', 'staff_links.invitation_id')
    .select(['staff_invitations.id', 'email', 'role'])
    .where('token_hash', '=', hashToken(token))
    .where('staff_links.expires_at', '>', services.clock.now())
    .executeTakeFirst();
  return found ?? null;
}

const schema = z.object({
  name: z
    .string('Name must be at least 2 characters')
    .trim()
    .min(2, 'Name must be at least 2 characters')
    .max(100, 'Please use a name of at most 100 characters'),
  password: z.string('Please choose a password'),
});

/**
 * Accepts an invitation: makes the account with the role and the address of the invitation, whatever the form says. A
 * former colleague gets the former account back.
 * @returns the address to sign in with
 * @throws DomainError invalid (fields), or gone when the link does not work
 */
export async function acceptInvitation(
  services: AuthServices,
  token: string,
  input: Record<string, unknown>,
): Promise<{ email: string; password: string }> {
  const invited = await invitationOf(services, token);
  if (!invited) throw linkEnded();
  const parsed = schema.safeParse(input);
  if (!parsed.success) throw DomainError.fromZod(parsed.error);
  const { name, password } = parsed.data;
  const problem = await newPasswordProblem(services, password, { name, email: invited.email });
  if (problem) throw new DomainError('invalid', problem, { fields: { password: problem } });
  const hash = await hashPassword(services, password);
  await services.db.query.transaction().execute(async (trx) => {
    // Of two at once with one link, and of one that is withdrawn now, the second finds it gone.
    const taken = await trx
      .deleteFrom('staff_invitations')
      .where('id', '=', invited.id)
      .returning(['email', 'role'])
      .executeTakeFirst();
    if (!taken) throw linkEnded();
    const staffId = await addStaff(services, trx, { ...taken, name });
    await storePassword(services, trx, { staffId, hash });
  });
  services.log.info('invitation-accepted', { role: invited.role });
  return { email: invited.email, password };
}

async function addStaff(
  services: AuthServices,
  trx: Queries,
  { email, name, role }: { email: string; name: string; role: Role },
): Promise<string> {
  const former = await trx
    .updateTable('staff')
    .set({ name, role, left_at: null })
    .where('email', '=', email)
    .where('left_at', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  if (former) return former.id;
  return insertStaff(services, trx, { email, name, role });
}

function linkEnded(): DomainError {
  return new DomainError('gone', 'This invitation has been accepted or withdrawn, or has expired.');
}
