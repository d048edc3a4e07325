import { z } from 'zod';
import { emailText } from '#domain/forms/text.ts';
import { DomainError } from '../errors.ts';
import type { Services } from '../services.ts';

const schema = z.object({ email: emailText });

/**
 * Stores a subscription as pending. The answer is the same for a new, a pending and a confirmed address,
 * so that nobody can find out who is on the list.
 * @throws DomainError invalid
 */
export async function subscribe(services: Services, input: unknown): Promise<void> {
  const parsed = schema.safeParse(input);
  if (!parsed.success) throw DomainError.fromZod(parsed.error, 'Please enter a valid email address');
  const now = services.clock.now();
  await services.db.query
    .insertInto('newsletter_subscriptions')
    .values({
      id: services.randomId(),
      email: parsed.data.email.toLowerCase(),
      status: 'pending',
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute();
}
