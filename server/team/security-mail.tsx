import { site } from '#content/site.ts';
import { agencyZone } from '#domain/booking/agency-zone.ts';
import { formatInstant } from '#domain/format/instant.ts';
import type { AuthServices } from '#server/auth/auth-services.ts';
import type { Staff } from '#server/auth/staff.ts';
import { EmailLayout } from '#server/mail/layout.tsx';
import { Facts, MailButton, Paragraph } from '#server/mail/parts.tsx';
import { renderEmail } from '#server/mail/render.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import type { Delivery } from '#server/ports/outbox.ts';
import type { EmailMessage, SecurityChange } from '#server/ports/outbox-kinds.ts';
import type { Services } from '#server/ports/services.ts';
import { quiet } from './mails.tsx';

/** What `AuthServices.tellOfSecurityChange` does: one entry beside what it tells of, so that neither comes alone. */
export function tellOfSecurityChange({
  clock,
}: Pick<Services, 'clock'>): AuthServices['tellOfSecurityChange'] {
  return async (trx, change) => {
    const at = clock.now();
    const dedupeKey = `security-change:${crypto.randomUUID()}`;
    await enqueue(trx, at, [{ kind: 'security-change', dedupeKey, payload: { ...change, at } }]);
  };
}

/** Outbox handler: writes the e-mail, once, to somebody who still has an account. */
export async function mailSecurityChange(
  { db, clock, env, wakeOutbox }: Services,
  { id, payload }: Delivery<SecurityChange>,
): Promise<void> {
  const staff = await db.query
    .selectFrom('staff')
    .select(['id', 'name', 'email'])
    .where('id', '=', payload.staffId)
    .where('left_at', 'is', null)
    .executeTakeFirst();
  if (!staff) return;
  const mail = await securityMail(staff, payload, env.SITE_URL);
  await enqueue(db.query, clock.now(), [{ kind: 'email', dedupeKey: `security-mail:${id}`, payload: mail }]);
  wakeOutbox();
}

const headings: Record<SecurityChange['change'], string> = {
  'password-changed': 'Your password was changed',
  'recovery-code-used': 'A recovery code was used',
  'recovery-codes-renewed': 'You have new recovery codes',
  'second-step-on': 'Your second step is switched on',
  'second-step-off': 'Your second step is switched off',
  'passkey-added': 'A passkey was added',
  'passkey-removed': 'A passkey was removed',
  'mail-server-changed': 'The mail server was changed',
  'mailbox-changed': 'The mailbox was changed',
};

/** Changes that concern the site and with it every owner, with the page that shows them. */
const ofTheSite: Partial<Record<SecurityChange['change'], string>> = {
  'mail-server-changed': '/admin/settings/email',
  'mailbox-changed': '/admin/settings/mailbox',
};

async function securityMail(staff: Staff, change: SecurityChange, siteUrl: string): Promise<EmailMessage> {
  const heading = headings[change.change];
  const page = ofTheSite[change.change];
  const bodies = await renderEmail(
    siteUrl,
    <EmailLayout preview="If that was you, there is nothing to do." heading={heading}>
      <Paragraph>
        Hello {staff.name}, this is about {page ? 'the settings' : 'your account in the owner’s area'} of{' '}
        {site.name}.
      </Paragraph>
      <Facts
        rows={[
          ['What', change.detail ?? ''],
          ['When', formatInstant(change.at, agencyZone)],
          ['From the network address', change.from ?? ''],
        ]}
      />
      {page ? (
        <Paragraph>
          If you expected that, there is nothing to do. If not, check at once where emails go and who is on
          your team: whoever changed it is signed in as an owner.
        </Paragraph>
      ) : (
        <Paragraph>
          If that was you, there is nothing to do. If it was not, choose a new password at once, which signs
          everybody out of your account, and tell an owner.
        </Paragraph>
      )}
      {change.change === 'passkey-added' && (
        <Paragraph>A passkey still works after that, so remove it as well, under Your account.</Paragraph>
      )}
      <MailButton href={siteUrl + (page ?? '/forgotten-password')}>
        {page ? 'See the settings' : 'Choose a new password'}
      </MailButton>
    </EmailLayout>,
  );
  return { to: staff.email, subject: `${heading}: ${site.name}`, headers: quiet, ...bodies };
}
