import { agencyZone } from '#domain/booking/agency-zone.ts';
import { toBooking } from '#server/bookings/booking.ts';
import { bookAgainMail } from '#server/bookings/mails/book-again.tsx';
import { cancelledMail } from '#server/bookings/mails/cancelled.tsx';
import { chooseAgainMail } from '#server/bookings/mails/choose-again.tsx';
import { confirmedMail, reminderMail } from '#server/bookings/mails/confirmed.tsx';
import { mailContext } from '#server/bookings/mails/entry.ts';
import { declinedMail, requestedMail } from '#server/bookings/mails/requested.tsx';
import type { SampleMail } from '#server/content/gate/rendering.ts';
import { toDataRequest } from '#server/data-requests/data-request.ts';
import { receipt } from '#server/data-requests/emails.tsx';
import { acknowledgement } from '#server/leads/emails/acknowledgement.tsx';
import { toLead } from '#server/leads/lead.ts';
import { alreadySubscribedEmail, confirmationEmail } from '#server/newsletter/emails.tsx';
import { sampleId } from './sample-rows.ts';
import { sampleServices } from './sample-services.ts';

type Written = { subject: string; html: string; text: string };
type Making = { document: string; name: string; make: () => Promise<Written | { payload: unknown }> };

/** Every email that a visitor may get, or the one of a name, made with sample data. */
export async function sampleMails(
  now: number,
  only?: string,
): Promise<{ mails: SampleMail[]; failures: { name: string; why: string }[] }> {
  const mails: SampleMail[] = [];
  const failures: { name: string; why: string }[] = [];
  for (const { document, name, make } of await makings(now)) {
    if (only !== undefined && name !== only) continue;
    try {
      const made = await make();
      const { subject, html, text } = ('payload' in made ? made.payload : made) as Written;
      mails.push({ document, name, subject, html, text });
    } catch (error) {
      failures.push({ name, why: error instanceof Error ? error.message : String(error) });
    }
  }
  return { mails, failures };
}

async function makings(now: number): Promise<Making[]> {
  const services = sampleServices(now);
  const { query } = services.db;
  const booking = toBooking(await query.selectFrom('bookings').selectAll().executeTakeFirstOrThrow());
  const lead = toLead(await query.selectFrom('leads').selectAll().executeTakeFirstOrThrow());
  const asked = toDataRequest(await query.selectFrom('data_requests').selectAll().executeTakeFirstOrThrow());
  const call = await mailContext({ services, booking, zone: agencyZone });
  const reader = { id: sampleId, generation: 0, email: lead.email };
  const of = (document: string, name: string, make: Making['make']): Making => ({
    ...{ document: `emails/${document}`, name: `the email ‘${name}’`, make },
  });
  const offer = { id: 'sample', state: 'open' as const };
  return [
    of('bookings', 'call booked', () => confirmedMail(call, 'booked', '', 'file')),
    of('bookings', 'call confirmed', () => confirmedMail(call, 'accepted', '', 'google')),
    of('bookings', 'call confirmed at another time', () =>
      confirmedMail(call, 'another-time', 'Words of ours'),
    ),
    of('bookings', 'call moved', () => confirmedMail(call, 'moved')),
    of('bookings', 'reminder of a call', () => reminderMail(call, 60) as Promise<{ payload: unknown }>),
    of('bookings', 'call asked for', () => requestedMail(call, false)),
    of('bookings', 'call declined', () => declinedMail(call, '') as Promise<{ payload: unknown }>),
    of('bookings', 'call cancelled by us', () =>
      cancelledMail(call, { by: 'staff', message: '', wasConfirmed: true }),
    ),
    of('bookings', 'call cancelled by its visitor', () =>
      cancelledMail(call, { by: 'visitor', message: '', wasConfirmed: true }),
    ),
    of('bookings', 'another time wanted', () => chooseAgainMail(call)),
    of('bookings', 'nobody came to the call', () => bookAgainMail(call)),
    of('enquiries', 'message received', () => acknowledgement(services, lead, 1)),
    of('enquiries', 'quote request received', () => acknowledgement(services, { ...lead, kind: 'quote' }, 0)),
    of('enquiries', 'offer claimed', () => acknowledgement(services, { ...lead, kind: 'offer', offer }, 0)),
    of('enquiries', 'application received', () =>
      acknowledgement(services, { ...lead, kind: 'application' }, 0),
    ),
    of('newsletter', 'confirm the address', () => confirmationEmail(services, reader)),
    of('newsletter', 'on the list already', () => alreadySubscribedEmail(services, reader)),
    of(
      'data-requests',
      'data request received',
      () => receipt(services, asked) as Promise<{ payload: unknown }>,
    ),
  ];
}
