import ICAL from 'ical.js';
import type { AvailabilityRules } from '#domain/availability/rules.ts';
import { defaultRules } from '#domain/availability/rules.ts';
import { defaultPolicy } from '#domain/booking/policy.ts';
import { daySlots } from '#server/availability/day-slots.ts';
import { savePolicy } from '#server/availability/policy.ts';
import { saveRules } from '#server/availability/rules.ts';
import type { EmailMessage } from '#server/ports/outbox-kinds.ts';
import type { Services } from '#server/ports/services.ts';

export const owner = { id: 'owner', name: 'Owner', email: 'owner@example.com' };

/** The Monday after the Friday of the suites’ clock. */
export const monday = '2026-11-23';

/** A booking request as a visitor sends it. */
export const asked = {
  name: 'Ann Visitor',
  email: 'ann@example.com',
  selectedDate: monday,
  selectedTime: '10:00',
};

/** Epoch milliseconds of a wall time in London in November, on that Monday unless said otherwise. */
export const at = (time: string, date = monday): number => Date.parse(`${date}T${time}:00Z`);

export const useRules = (services: Services, changes: Partial<AvailabilityRules>): Promise<void> =>
  saveRules(services, owner, { ...defaultRules, ...changes });

export const ownerConfirms = async (services: Services): Promise<void> => {
  await savePolicy(services, owner, { ...defaultPolicy, confirmation: 'owner' });
};

/** Free starts of a date as `HH:mm`. */
export const freeOn = async (services: Services, date = monday): Promise<string[]> =>
  (await daySlots(services, date)).filter((slot) => slot.available).map((slot) => slot.start.slice(0, 5));

/** E-mails of the outbox to one address, oldest first, sent or not. */
export async function mailsTo(services: Services, address: string): Promise<EmailMessage[]> {
  const rows = await services.db.query
    .selectFrom('outbox')
    .select('payload')
    .where('kind', '=', 'email')
    .orderBy('created_at')
    .orderBy('dedupe_key')
    .execute();
  return rows.map((row) => JSON.parse(row.payload) as EmailMessage).filter((mail) => mail.to === address);
}

/** The one mail to the visitor whose subject begins so. */
export async function mailToAnn(services: Services, subject: string): Promise<EmailMessage> {
  const found = (await mailsTo(services, asked.email)).filter((mail) => mail.subject.startsWith(subject));
  if (found.length !== 1) throw new Error(`${found.length} mails begin with '${subject}'.`);
  return found[0] as EmailMessage;
}

/** The values that a calendar program reads from an invitation. */
export function readInvitation(content: string) {
  const calendar = new ICAL.Component(ICAL.parse(content));
  const component = calendar.getFirstSubcomponent('vevent');
  if (!component) throw new Error('There is no event in it.');
  const event = new ICAL.Event(component);
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: event.uid,
    sequence: event.sequence,
    status: component.getFirstPropertyValue('status'),
    startAt: event.startDate.toUnixTime() * 1000,
    endAt: event.endDate.toUnixTime() * 1000,
    description: event.description,
    location: event.location,
    attendees: event.attendees.map((one) => one.getFirstValue()),
  };
}

/** Paths of the links in a mail that move or cancel its booking, in order. */
export function linksIn(mail: EmailMessage): string[] {
  return [
    ...mail.html.matchAll(/href="http:\/\/foreshore\.test(\/booking\/[^"#]+\/(?:reschedule|cancel))"/g),
  ].map((match) => match[1] ?? '');
}

/** Entries of the outbox of one kind with their due times. */
export const entriesOf = (services: Services, kind: string) =>
  services.db.query
    .selectFrom('outbox')
    .select(['payload', 'status', 'next_attempt_at as dueAt'])
    .where('kind', '=', kind)
    .orderBy('next_attempt_at')
    .execute();
