import { agencyZone } from '#domain/booking/agency-zone.ts';
import { dayMs, hourMs } from '#domain/format/durations.ts';
import { wallClock } from '#domain/format/instant.ts';
import { zonedInstant } from '#domain/format/zoned-instant.ts';
import { agencyAddress } from '#server/mail/addresses.ts';
import { EmailLayout } from '#server/mail/layout.tsx';
import { Facts, MailButton, Paragraph } from '#server/mail/parts.tsx';
import { renderEmail } from '#server/mail/render.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import type { OutboxEntry } from '#server/ports/outbox.ts';
import type { DigestPayload } from '#server/ports/outbox-kinds.ts';
import type { Services } from '#server/ports/services.ts';
import { type Lead, toLead } from './lead.ts';
import { kindNames } from './lead-words.ts';

const digestTime = '08:00';
const listed = 50;

/** One digest a day, however many leads went to quarantine: the next morning's. */
export function digestEntry(quarantinedAt: number): OutboxEntry {
  const at = nextMorning(quarantinedAt);
  const { date } = wallClock(at, agencyZone);
  return {
    kind: 'quarantine-digest',
    dedupeKey: `quarantine-digest:${date}`,
    payload: { date },
    notBefore: at,
  };
}

function nextMorning(now: number): number {
  const today = zonedInstant(wallClock(now, agencyZone).date, digestTime, agencyZone);
  if (today > now) return today;
  // Days are 23 to 25 hours long: noon of the next one is safely within it.
  return zonedInstant(wallClock(today + dayMs + 4 * hourMs, agencyZone).date, digestTime, agencyZone);
}

/** Outbox handler: tells the agency what waits in quarantine, if anything still does. */
export async function sendQuarantineDigest(services: Services, { date }: DigestPayload): Promise<void> {
  const rows = await services.db.query
    .selectFrom('leads')
    .selectAll()
    .where('quarantine', '=', 'held')
    .where('status', '=', 'new')
    .orderBy('created_at', 'desc')
    .limit(listed)
    .execute();
  if (rows.length === 0) return;
  const entry: OutboxEntry = {
    kind: 'email',
    dedupeKey: `quarantine-digest:${date}:email`,
    payload: {
      to: agencyAddress(services.env),
      subject: `${rows.length === 1 ? 'One submission waits' : `${rows.length} submissions wait`} in quarantine`,
      ...(await renderEmail(
        services.env.SITE_URL,
        <Digest leads={rows.map(toLead)} siteUrl={services.env.SITE_URL} />,
      )),
    },
  };
  await enqueue(services.db.query, services.clock.now(), [entry]);
  services.wakeOutbox();
}

function Digest({ leads, siteUrl }: { leads: Lead[]; siteUrl: string }) {
  return (
    <EmailLayout preview="Please check whether one of them is real" heading="In quarantine">
      <Paragraph>
        These look as if programs sent them, so nobody has been answered yet. Release a real one, and its
        sender is answered as usual.
      </Paragraph>
      {leads.map((lead) => (
        <Facts
          key={lead.id}
          rows={[
            [kindNames[lead.kind], lead.name === lead.email ? lead.email : `${lead.name}, ${lead.email}`],
            ['Why', lead.reasons.map((reason) => reason.text).join(' ')],
          ]}
        />
      ))}
      <MailButton href={`${siteUrl}/admin/leads?show=quarantine`}>Open the quarantine</MailButton>
    </EmailLayout>
  );
}
