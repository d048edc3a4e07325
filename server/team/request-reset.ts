import { z } from 'zod';
import { hourMs } from '#domain/format/durations.ts';
import type { AuthServices } from '#server/auth/auth-services.ts';
import { knownDevice } from '#server/auth/known-device.ts';
import { DomainError } from '#server/base/errors.ts';
import { limitClient } from '#server/limits/limit-client.ts';
import { isWithinLimit } from '#server/limits/rate-limit.ts';
import { enqueue } from '#server/outbox/enqueue.ts';

const schema = z.object({
  email: z.email('Please enter a valid email address').max(254, 'Please enter a valid email address'),
});

/** Requests in an hour from one address of the network. */
const mostPerClient = 10;
/** Mails in an hour to one account that strangers can cause, and further ones for each device it has used. */
const mostPerAccount = 4;

/**
 * Asks for a link to a new password. Whether there is such an account shows neither in the answer nor in its time: the
 * same rows are read and written. Who exhausts an account's mails has filled its mailbox with links that work.
 * @throws DomainError invalid (fields), or rate-limited
 */
export async function requestReset(
  services: AuthServices,
  input: Record<string, unknown>,
  from: { address: string; headers: Headers },
): Promise<void> {
  const parsed = schema.safeParse(input);
  if (!parsed.success) throw DomainError.fromZod(parsed.error);
  const email = parsed.data.email.toLowerCase();
  await limitClient(services, {
    name: 'reset',
    address: from.address,
    max: mostPerClient,
    windowMs: hourMs,
  });
  const device = await knownDevice(services, email, from.headers);
  const key = device ? `device ${device}` : `account ${email}`;
  const mayWrite = await isWithinLimit(services, {
    name: 'reset-mail',
    key,
    max: mostPerAccount,
    windowMs: hourMs,
  });
  const account = await services.db.query
    .selectFrom('staff')
    .select('id')
    .where('email', '=', email)
    .where('left_at', 'is', null)
    .executeTakeFirst();
  const at = services.clock.now();
  const staffId = mayWrite ? (account?.id ?? null) : null;
  const payload = { about: 'password' as const, staffId, at, from: from.address };
  await enqueue(services.db.query, at, [
    { kind: 'staff-link', dedupeKey: `staff-link:${services.randomId()}`, payload },
  ]);
  services.wakeOutbox();
}
