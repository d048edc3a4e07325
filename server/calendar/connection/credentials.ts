import { z } from 'zod';
import { longest } from '#domain/forms/longest.ts';
import type { Staff } from '#server/auth/staff.ts';
import { DomainError } from '#server/base/errors.ts';
import type { Services } from '#server/ports/services.ts';
import { readSealed, writeSealed } from '#server/settings/sealed.ts';

/** The site's own registration at Google. */
export type GoogleCredentials = { clientId: string; clientSecret: string; from: 'environment' | 'settings' };

const schema = z.object({
  clientId: z
    .string()
    .trim()
    .min(1, 'Please enter the client ID')
    .max(longest.credential, 'The client ID is too long')
    .regex(/^\S+$/, 'The client ID has no spaces'),
  clientSecret: z
    .string()
    .trim()
    .min(1, 'Please enter the client secret')
    .max(longest.credential, 'The client secret is too long')
    .regex(/^\S+$/, 'The client secret has no spaces'),
});

const setting = {
  key: 'google-client',
  shape: z.object({ clientId: z.string(), clientSecret: z.string() }),
};

type Parts = Pick<Services, 'env' | 'db' | 'keys'>;

/** Client ID and secret: from the environment, else as entered at set-up; null when there are none. */
export async function loadCredentials({ env, db, keys }: Parts): Promise<GoogleCredentials | null> {
  if (env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET) {
    return {
      clientId: env.GOOGLE_CLIENT_ID,
      clientSecret: env.GOOGLE_CLIENT_SECRET,
      from: 'environment',
    };
  }
  const kept = await readSealed(db.query, keys, setting);
  return kept.state === 'open' ? { ...kept.value, from: 'settings' } : null;
}

/**
 * Keeps the client ID and secret that the owner entered, encrypted.
 * @throws DomainError invalid (fields), or conflict when the environment sets them
 */
export async function saveCredentials(
  services: Services,
  staff: Staff,
  input: Record<string, unknown>,
): Promise<void> {
  if ((await loadCredentials(services))?.from === 'environment') {
    throw new DomainError(
      'conflict',
      'The client ID and secret come from the environment and are changed there.',
    );
  }
  const parsed = schema.safeParse(input);
  if (!parsed.success) throw DomainError.fromZod(parsed.error);
  const { db, keys, clock } = services;
  await writeSealed(db.query, keys, setting, { value: parsed.data, now: clock.now() });
  services.log.info('google-client-saved', { by: staff.id });
}
