import { sourceView } from '#app/pages/admin/leads/source-view.ts';
import { isConfirmed } from '#domain/booking/lifecycle.ts';
import { formatBritishDate } from '#domain/format/date-time.ts';
import { wallClock } from '#domain/format/instant.ts';
import { nearInstant } from '#domain/format/near.ts';
import type { CurrentStaff } from '#server/auth/staff.ts';
import { loadRules } from '#server/availability/rules.ts';
import { toBooking } from '#server/bookings/booking.ts';
import { talkNow } from '#server/bookings/talk.ts';
import type { Place } from '#server/db/keyset.ts';
import { mailboxNote, mailboxStanding } from '#server/inbox/mailbox/standing.ts';
import { toLead } from '#server/leads/lead.ts';
import { kindNames } from '#server/leads/lead-words.ts';
import { mailsAbout } from '#server/outbox/deliveries.ts';
import { doubtedUnder } from '#server/people/doubted.ts';
import { readPerson } from '#server/people/find.ts';
import type { Services } from '#server/ports/services.ts';
import { fileViews } from './file-view.ts';
import { mailboxWords } from './letter/mailbox-words.ts';
import { loadTimeline } from './timeline-view.ts';

/** Everything that a person's page shows; null when there is no such person. */
export async function loadPersonView(services: Services, staff: CurrentStaff, id: string, place: Place) {
  const { query } = services.db;
  const found = await readPerson(query, id);
  if (!found) return null;
  const { zone } = await loadRules(query);
  const now = services.clock.now();
  const when = (at: number) => nearInstant(at, now, zone);
  const team = await query.selectFrom('staff').select(['id', 'name', 'left_at']).orderBy('name').execute();
  const nameOf = (staffId: string | null) =>
    team.find((one) => one.id === staffId)?.name ?? 'A former colleague';
  const { person, addresses, leads, calls, subscriptions } = found;
  const attribution = leads.map(toLead).findLast((lead) => lead.attribution)?.attribution;
  const ofCall = calls.findLast((call) => call.attribution)?.attribution;
  const doubted = await doubtedUnder(
    query,
    addresses.map((one) => one.email_key),
  );
  const mails = await mailsAbout(services, [
    ...leads.map((lead) => `lead:${lead.id}`),
    ...calls.map((call) => `booking:${call.id}`),
    ...subscriptions.map((one) => `newsletter:${one.id}`),
  ]);
  return {
    person: {
      ...person,
      waiting: person.waiting_since === null ? null : when(person.waiting_since),
      answerDue: person.answer_due_at === null ? null : when(person.answer_due_at),
      stepOn: person.next_step_on && formatBritishDate(person.next_step_on),
      today: wallClock(now, zone).date,
      since: when(person.created_at),
      owner: person.owner_id && nameOf(person.owner_id),
    },
    addresses: addresses.map((one) => ({
      key: one.email_key,
      email: one.email,
      bounced:
        one.bounced_at === null ? null : [when(one.bounced_at), one.bounce_reason].filter(Boolean).join(': '),
    })),
    team: team
      .filter((one) => one.left_at === null || one.id === person.owner_id)
      .map((one) => ({ id: one.id, name: one.id === staff.id ? `${one.name} (you)` : one.name })),
    notes: found.notes.map((note) => ({
      ...{ id: note.id, text: note.text, seen: note.updated_at, mine: note.author_id === staff.id },
      author: nameOf(note.author_id),
      when: when(note.created_at),
      edited: note.updated_at > note.created_at,
    })),
    enquiries: leads.map((row) => {
      const message = toLead(row).answers.message ?? toLead(row).answers.projectDetails;
      const excerpt = typeof message === 'string' ? message.slice(0, 280) : '';
      return { id: row.id, kind: kindNames[row.kind], when: when(row.created_at), excerpt };
    }),
    calls: await Promise.all(
      calls.map(async (row) => {
        const call = toBooking(row);
        const talk = isConfirmed(call) && call.endsAt > now ? await talkNow(query, call) : null;
        const link = talk?.kind === 'link' ? talk.link : null;
        return { id: call.id, when: when(call.startsAt), status: call.status, link };
      }),
    ),
    doubted: [
      ...doubted.calls.map((call) => ({
        to: `/admin/bookings/${call.id}`,
        words: `Call asked for on ${when(call.starts_at)}`,
      })),
      ...doubted.leads.map((lead) => ({
        to: `/admin/leads/${lead.id}`,
        words: `${kindNames[lead.kind]}, ${when(lead.created_at)}`,
      })),
    ],
    files: fileViews(found),
    newsletter: subscriptions.map((one) => ({ email: one.email, status: one.status })),
    mails: mails.filter(({ to }) => addresses.some((one) => one.email_key === to.toLowerCase())),
    ...sourceView(attribution ?? (ofCall ? JSON.parse(ofCall) : null)),
    timeline: await loadTimeline(query, id, { place, when, nameOf }),
    unread: await unreadWords(services),
    mayErase: staff.role === 'owner' && addresses.length > 0,
  };
}

/** What the timeline cannot know, since letters are not read; null when they are. */
async function unreadWords(services: Services): Promise<string | null> {
  const standing = await mailboxStanding(services);
  return standing.state === 'off' ? mailboxWords(standing) : mailboxNote(services);
}

/** What a person's page shows, as its parts take it. */
export type PersonView = NonNullable<Awaited<ReturnType<typeof loadPersonView>>>;
