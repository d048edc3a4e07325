import { dataRequestEmails } from '#content/emails/data-requests.ts';
import { say } from '#content/say.ts';
import { sayLongDate } from '#content/say-dates.ts';
import { site } from '#content/site.ts';
import { yourData } from '#content/your-data.ts';
import { agencyZone } from '#domain/booking/agency-zone.ts';
import { formatLongDate } from '#domain/format/date-time.ts';
import { wallClock } from '#domain/format/instant.ts';
import { greeting } from '#domain/forms/greeting.ts';
import { agencyAddress } from '#server/mail/addresses.ts';
import { EmailLayout } from '#server/mail/layout.tsx';
import { Facts, MailButton, MailLink, Paragraph, writeTo } from '#server/mail/parts.tsx';
import { renderEmail } from '#server/mail/render.ts';
import { Said, said } from '#server/mail/said.tsx';
import type { OutboxEntry } from '#server/ports/outbox.ts';
import type { Services } from '#server/ports/services.ts';
import { type DataRequest, dataRequestSubject, referenceOf } from './data-request.ts';

const dayOf = (at: number) => wallClock(at, agencyZone).date;

/**
 * To the person: that it arrived and by which date it is answered. Nobody has confirmed the address yet, so nothing
 * that was typed is repeated.
 */
export async function receipt(services: Services, request: DataRequest): Promise<OutboxEntry> {
  const words = dataRequestEmails;
  const what = request.kind === 'complaint' ? words.names.complaint : words.names.request;
  const heading = said(words.heading, { what });
  const date = sayLongDate(request.dueOn);
  const received = sayLongDate(dayOf(request.receivedAt));
  const office = <MailLink href="https://ico.org.uk/make-a-complaint/">{words.office}</MailLink>;
  const bodies = await renderEmail(
    services.env.SITE_URL,
    <EmailLayout preview={said(words.preview, { date })} heading={heading}>
      <Paragraph>
        {say(greeting(''))}{' '}
        <Said text={words.text} parts={{ what, received, date: <strong>{date}</strong> }} />
      </Paragraph>
      <Facts rows={[[words.reference, referenceOf(request.id)]]} />
      <Paragraph>
        <Said text={words.more} parts={{ office }} />
      </Paragraph>
      <Paragraph>{words.notYou}</Paragraph>
    </EmailLayout>,
  );
  return {
    kind: 'email',
    dedupeKey: `${dataRequestSubject(request.id)}:receipt`,
    subject: dataRequestSubject(request.id),
    payload: {
      to: request.email,
      replyTo: agencyAddress(services.env),
      subject: said(words.subject, { heading, reference: referenceOf(request.id) }),
      headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
      ...bodies,
    },
  };
}

/** To the agency: what is asked, and until when. Replying to it writes to the person. */
export async function agencyNotice(services: Services, request: DataRequest): Promise<OutboxEntry> {
  const { name: kind } = yourData.kinds[request.kind];
  const bodies = await renderEmail(
    services.env.SITE_URL,
    <EmailLayout preview={`To be answered by ${formatLongDate(request.dueOn)}`} heading={kind}>
      <Facts
        rows={[
          ['To be answered by', formatLongDate(request.dueOn)],
          ['Reference', referenceOf(request.id)],
          ['Name', request.name],
          writeTo(request.email),
          ['About', request.about],
          ['Message', request.message],
          ['Please look twice', request.reasons.map(({ text }) => text).join(' ')],
        ]}
      />
      <MailButton href={requestUrl(services, request.id)}>Open it in the owner’s area</MailButton>
      <Paragraph>Note there what you did. Replying to this email writes to the person.</Paragraph>
    </EmailLayout>,
  );
  return {
    kind: 'email',
    dedupeKey: `${dataRequestSubject(request.id)}:notice`,
    subject: dataRequestSubject(request.id),
    payload: {
      to: agencyAddress(services.env),
      replyTo: request.email,
      subject: `${kind}, to be answered by ${formatLongDate(request.dueOn)}`,
      ...bodies,
    },
  };
}

/** To the agency, a week before the last day. It names nobody: the request's page does. */
export async function reminderMail(services: Services, request: DataRequest): Promise<OutboxEntry> {
  const { name: kind } = yourData.kinds[request.kind];
  const day = formatLongDate(request.dueOn);
  const bodies = await renderEmail(
    services.env.SITE_URL,
    <EmailLayout preview="It is still open" heading={`To be answered by ${day}`}>
      <Facts
        rows={[
          ['What', kind],
          ['Reference', referenceOf(request.id)],
          ['Received', formatLongDate(dayOf(request.receivedAt))],
        ]}
      />
      <Paragraph>
        It is still open at {site.name}. Open it, answer the person, and note what you did.
      </Paragraph>
      <MailButton href={requestUrl(services, request.id)}>Open it</MailButton>
    </EmailLayout>,
  );
  return {
    kind: 'email',
    dedupeKey: `${dataRequestSubject(request.id)}:reminder-mail`,
    subject: dataRequestSubject(request.id),
    payload: {
      to: agencyAddress(services.env),
      subject: `Still open: ${kind}, to be answered by ${day}`,
      ...bodies,
    },
  };
}

const requestUrl = ({ env }: Services, id: string) => `${env.SITE_URL}/admin/data-requests/${id}`;
