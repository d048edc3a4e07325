import type { Env } from '#server/base/env.ts';
import type { Letter } from '#server/inbox/letter/letter.ts';
import { mailboxAddress } from '#server/inbox/mailbox/address.ts';
import { agencyAddress, senderOf } from '#server/mail/addresses.ts';
import type { Services } from '#server/ports/services.ts';

/** Whether a mail was made by this site, by the id that it gives to each. */
export function isOurId(env: Pick<Env, 'SITE_URL'>, messageId: string): boolean {
  const [local = '', host] = messageId.slice(1, -1).split('@');
  return /^[0-9a-f-]{36}$/.test(local) && host === new URL(env.SITE_URL).hostname;
}

/** The addresses that the agency itself writes from, in lower case: its own and those of its staff. */
export async function ownAddresses({ env, db }: Pick<Services, 'env' | 'db'>): Promise<Set<string>> {
  const staff = await db.query.selectFrom('staff').select('email').where('left_at', 'is', null).execute();
  const sender = /<([^<>]+)>/.exec(senderOf(env))?.[1] ?? senderOf(env);
  const mailbox = env.IMAP_URL ? mailboxAddress(env.IMAP_URL) : null;
  return new Set(
    [sender, agencyAddress(env), ...(mailbox ? [mailbox] : []), ...staff.map(({ email }) => email)].map(
      (one) => one.trim().toLowerCase(),
    ),
  );
}

/**
 * Whom a sent letter went to, without ourselves: anybody may type a colleague's address into a form, which makes a
 * person of it, and what colleagues write to each other is for nobody else.
 */
export async function toOthers(
  services: Pick<Services, 'env' | 'db'>,
  { to }: Pick<Letter, 'to'>,
): Promise<string[]> {
  const own = await ownAddresses(services);
  return to.filter((address) => !own.has(address));
}
