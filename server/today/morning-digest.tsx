import { agencyZone } from '#domain/booking/agency-zone.ts';
import { formatBritishDate } from '#domain/format/date-time.ts';
import { dayMs } from '#domain/format/durations.ts';
import { formatInstantTime, wallClock } from '#domain/format/instant.ts';
import { zonedInstant } from '#domain/format/zoned-instant.ts';
import { timeLeft } from '#domain/promises/time-left.ts';
import { isWorkingDay } from '#domain/promises/working-time.ts';
import { howFact } from '#server/bookings/mails/how-fact.ts';
import { agencyAddress } from '#server/mail/addresses.ts';
import { EmailLayout } from '#server/mail/layout.tsx';
import { Facts, MailButton, Paragraph } from '#server/mail/parts.tsx';
import { renderEmail } from '#server/mail/render.ts';
import { withCopies } from '#server/notices/copies.ts';
import { tellStaff } from '#server/notices/tell.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import { knowsKey } from '#server/outbox/knows-entry.ts';
import type { EmailMessage } from '#server/ports/outbox-kinds.ts';
import type { Services } from '#server/ports/services.ts';
import { type AgendaCall, todaysCalls } from './agenda.ts';
import { type Owed, owedAnswers } from './owed.ts';

/** Between these times of a working day, in the agency's zone, the digest goes out; later it would be no morning's. */
const from = '07:30';
const until = '11:00';
const mostListed = 20;

/** Today's calls and the answers due within the day, once on each working day on which there is one of them. */
export async function sendMorningDigest(services: Services): Promise<void> {
  const now = services.clock.now();
  const { date } = wallClock(now, agencyZone);
  const isMorning =
    now >= zonedInstant(date, from, agencyZone) && now < zonedInstant(date, until, agencyZone);
  if (!isMorning || !isWorkingDay(date)) return;
  const dedupeKey = `morning-digest:${date}`;
  if (await knowsKey(services.db.query, dedupeKey)) return;
  const calls = (await todaysCalls(services, agencyZone)).filter(({ phase }) => phase !== 'over');
  const owed = await owedAnswers(services.db.query, { to: now + dayMs, limit: mostListed });
  if (calls.length + owed.length === 0) return;
  const payload = await digest(services, { date, now, calls, owed });
  await services.db.query.transaction().execute(async (trx) => {
    const mail = { kind: 'email', dedupeKey, payload } as const;
    await enqueue(trx, now, await withCopies(trx, services.env, 'digest', mail));
    await tellStaff(trx, now, { id: dedupeKey, event: 'digest', what: payload.subject });
  });
  services.wakeOutbox();
}

type Morning = { date: string; now: number; calls: AgendaCall[]; owed: Owed[] };

async function digest(services: Services, { date, now, calls, owed }: Morning): Promise<EmailMessage> {
  const counts = [
    counted(calls.length, 'call', 'calls'),
    counted(owed.length, 'answer due', 'answers due'),
  ].filter(Boolean);
  const bodies = await renderEmail(
    services.env.SITE_URL,
    <EmailLayout preview={counts.join(', ')} heading={formatBritishDate(date)}>
      {calls.length > 0 && <Paragraph>Calls today:</Paragraph>}
      {calls.slice(0, mostListed).map(({ booking, talk }) => (
        <Facts
          key={booking.id}
          rows={[
            [
              formatInstantTime(booking.startsAt, agencyZone),
              [booking.name, booking.company, booking.email].filter(Boolean).join(', '),
            ],
            howFact(talk),
          ]}
        />
      ))}
      {owed.length > 0 && <Paragraph>Answers due within a day:</Paragraph>}
      {owed.map((person) => (
        <Facts
          key={person.id}
          rows={[
            ['Who', [person.name, person.company, person.email].filter(Boolean).join(', ')],
            ['Promised', timeLeft(person.dueAt, now, agencyZone).words],
          ]}
        />
      ))}
      <MailButton href={`${services.env.SITE_URL}/admin`}>Open today in the owner’s area</MailButton>
    </EmailLayout>,
  );
  return { to: agencyAddress(services.env), subject: `Today: ${counts.join(', ')}`, ...bodies };
}

function counted(count: number, one: string, many: string): string {
  if (count === 0) return '';
  return `${count} ${count === 1 ? one : many}`;
}
