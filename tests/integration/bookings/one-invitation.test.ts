import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { call } from '#content/call.ts';
import { book } from '#server/bookings/book.ts';
import { cancelBooking, cancelByLink } from '#server/bookings/cancel.ts';
import { confirmRequest, declineRequest } from '#server/bookings/decide.ts';
import { findBooking } from '#server/bookings/find.ts';
import { manageToken } from '#server/bookings/manage-link.ts';
import { rescheduleBooking, rescheduleByLink } from '#server/bookings/reschedule.ts';
import { asked, at, monday, owner, ownerConfirms } from '#tests/support/bookings.ts';
import { engines } from '#tests/support/engines.ts';
import { eventsOf } from '#tests/support/google.ts';
import { type Mailboxes, mailboxes } from '#tests/support/mailbox.ts';

const studio = 'studio@group.calendar.google.com';
const ann = asked.email;
const meet = expect.stringMatching(/^https:\/\/meet\.google\.com\//);

describe.each(engines)('a visitor’s mailbox and calendar on %s', (engine) => {
  let set: Mailboxes;
  beforeEach(async () => {
    set = await mailboxes(engine);
  });
  afterEach(() => set.dispose());

  const booked = async () => {
    const booking = await book(set.services, asked);
    await set.rest();
    return booking.id;
  };
  const token = async (id: string) => {
    const booking = await findBooking(set.services, id);
    if (!booking) throw new Error('There is no such booking.');
    return manageToken(set.services.keys, booking);
  };
  const event = (id: string) => {
    const live = eventsOf(set.google, id).filter(({ status }) => status !== 'cancelled');
    expect(live).toHaveLength(1);
    return { eventId: live[0]?.id ?? '' };
  };
  const visitorMoves = async (id: string, selectedTime: string) =>
    rescheduleByLink(set.services, await token(id), { selectedDate: monday, selectedTime });
  const staffMove = (id: string, selectedTime: string, message = '') =>
    rescheduleBooking(set.services, owner, id, { selectedDate: monday, selectedTime, message });
  const ownerDrags = (id: string, time: string) =>
    set.google.control.moveEvent({
      ...event(id),
      startAt: at(time),
      endAt: at(time) + 30 * 60_000,
      notify: true,
    });
  const noWriting = () => {
    for (const kind of [
      'events.insert',
      'events.patch',
      'events.delete',
      'events.get',
      'events.list',
    ] as const)
      set.google.control.addFault({ kind, error: 'backendError', times: null });
  };
  const over = async () => {
    set.google.control.clearFaults();
    set.pass(20 * 60_000);
    await set.rest();
  };
  /** What came, by whom: 'google invited', 'us Your discovery call + REQUEST'. */
  const came = () =>
    set.letters(ann).map(({ from, subject, calendar }) => {
      const method = from === 'us' && /METHOD:(\w+)/.exec(calendar ?? '')?.[1];
      return `${from} ${subject.replace(/( your)? discovery call.*|: discovery.*/, '')}${method ? ` + ${method}` : ''}`;
    });
  const holds = (...entries: Array<{ startAt: number; location: unknown }>) => {
    for (const calendar of set.calendars(ann)) expect(calendar, came().join('\n')).toEqual(entries);
  };

  test('booked: Google invites, and our mail has the link and no second invitation', async () => {
    await set.connect();
    await booked();
    expect(came()).toEqual(['google invited', 'us Your']);
    holds({ startAt: at('10:00'), location: '' });
    const text = set.letters(ann)[1]?.text;
    expect(text).toContain('https://meet.google.com/');
    expect(text).toContain('comes from Google Calendar');
    expect(text).not.toMatch(/Add to|attached/);
  });

  test('moved by the visitor, dragged in Google, moved in the owner’s area, then cancelled by the visitor', async () => {
    await set.connect();
    const id = await booked();
    await visitorMoves(id, '11:00');
    await set.rest();
    holds({ startAt: at('11:00'), location: meet });
    ownerDrags(id, '14:00');
    await set.rest();
    holds({ startAt: at('14:00'), location: meet });
    await staffMove(id, '15:00');
    await set.rest();
    holds({ startAt: at('15:00'), location: meet });
    await cancelByLink(set.services, await token(id));
    await set.rest();
    holds();
    expect(came()).toEqual([
      ...['google invited', 'us Your', 'google updated', 'us Moved:', 'google updated', 'us Moved:'],
      ...['google updated', 'us Moved:', 'google cancelled', 'us Cancelled:'],
    ]);
  });

  test.each([true, false])('the owner deletes the event, Google telling the guest: %s', async (notify) => {
    await set.connect();
    const id = await booked();
    set.google.control.deleteEvent({ ...event(id), notify });
    await set.rest();
    holds();
    expect(came().at(-1)).toBe('us Cancelled: + CANCEL');
  });

  test('cancelled in the owner’s area while the confirmation still waits: no trace of it afterwards', async () => {
    await set.connect();
    const { id } = await book(set.services, asked);
    await set.services.drainOutbox();
    await cancelBooking(set.services, owner, id);
    await set.rest();
    holds();
    expect(came()).not.toContain('us Your');
  });

  test('dragged while the confirmation still waits: one mail, of the new time', async () => {
    await set.connect();
    const { id } = await book(set.services, asked);
    await set.services.drainOutbox();
    ownerDrags(id, '14:00');
    await set.rest();
    holds({ startAt: at('14:00'), location: '' });
    expect(came().filter((letter) => letter.startsWith('us'))).toEqual(['us Moved:']);
  });

  test('moved with the owner’s own words, cancelled before they are sent: the words come, the entry does not', async () => {
    await set.connect();
    const id = await booked();
    noWriting();
    await staffMove(id, '11:00', 'Sorry, a train.');
    await set.services.drainOutbox();
    await cancelByLink(set.services, await token(id));
    await over();
    holds();
    expect(set.letters(ann).filter(({ text }) => text.includes('Sorry, a train.'))).toHaveLength(1);
  });

  test('a request, accepted later; another one declined', async () => {
    await set.connect();
    await ownerConfirms(set.services);
    const id = await booked();
    holds();
    await confirmRequest(set.services, owner, id);
    await set.rest();
    expect(came()).toEqual(['us Request received', 'google invited', 'us Your']);
    holds({ startAt: at('10:00'), location: '' });
    const { id: other } = await book(set.services, {
      ...asked,
      email: 'bo@example.com',
      selectedTime: '15:00',
    });
    await declineRequest(set.services, owner, other);
    await set.rest();
    expect(set.calendars('bo@example.com')).toEqual([[], []]);
    // A move makes a request of it: the entry goes, and the owner's yes brings another one.
    await visitorMoves(id, '11:00');
    await set.rest();
    holds();
    await confirmRequest(set.services, owner, id);
    await set.rest();
    holds({ startAt: at('11:00'), location: '' });
    expect(came().slice(3)).toEqual(['google cancelled', 'us Request received', 'google invited', 'us Your']);
  });

  test('no calendar: our file invites; connected afterwards, Google’s invitation is of the same entry', async () => {
    const id = await booked();
    expect(came()).toEqual(['us Your + REQUEST']);
    await visitorMoves(id, '11:00');
    await set.rest();
    holds({ startAt: at('11:00'), location: call.place });
    await set.connect();
    await set.rest();
    expect(came()).toEqual(['us Your + REQUEST', 'us Moved: + REQUEST', 'google invited']);
    holds({ startAt: at('11:00'), location: call.place });
    ownerDrags(id, '14:00');
    await set.rest();
    holds({ startAt: at('14:00'), location: call.place });
    await cancelBooking(set.services, owner, id);
    await set.rest();
    holds();
  });

  test('Google does not write: our file comes within half a minute, then Google’s invitation of the same entry', async () => {
    await set.connect();
    noWriting();
    const id = await booked();
    expect(came()).toEqual(['us Your + REQUEST']);
    await over();
    expect(came()).toEqual(['us Your + REQUEST', 'google invited']);
    holds({ startAt: at('10:00'), location: '' });
    noWriting();
    await visitorMoves(id, '11:00');
    await set.rest();
    await visitorMoves(id, '14:00');
    await set.rest();
    holds({ startAt: at('14:00'), location: meet });
    await over();
    holds({ startAt: at('14:00'), location: meet });
    expect(came().slice(2)).toEqual([...['us Moved: + REQUEST', 'us Moved: + REQUEST', 'google updated']]);
    noWriting();
    await staffMove(id, '15:00');
    await set.rest();
    await cancelBooking(set.services, owner, id);
    await set.rest();
    holds();
    await over();
    holds();
  });

  test('the answer to the insert is lost: one entry, whoever was believed', async () => {
    await set.connect();
    set.google.control.addFault({ kind: 'events.insert', connection: 'drop-after' });
    set.google.control.addFault({ kind: 'events.get', error: 'backendError', times: null });
    const id = await booked();
    holds({ startAt: at('10:00'), location: '' });
    await over();
    await cancelByLink(set.services, await token(id));
    await set.rest();
    holds();
  });

  test('a file of a second entry, whose first one Google has taken out, is taken back as well', async () => {
    await set.connect();
    await ownerConfirms(set.services);
    const id = await booked();
    await confirmRequest(set.services, owner, id);
    await set.rest();
    await visitorMoves(id, '11:00');
    await set.rest();
    noWriting();
    await confirmRequest(set.services, owner, id);
    await set.rest();
    holds({ startAt: at('11:00'), location: '' });
    await cancelByLink(set.services, await token(id));
    await set.rest();
    holds();
    await over();
    holds();
  });

  test('the permission ends: a move becomes a request, a yes sends our file; reconnected, it is one entry still', async () => {
    await set.connect();
    const id = await booked();
    set.google.control.revokeAccess();
    set.pass(61 * 60_000);
    await set.rest();
    await visitorMoves(id, '11:00');
    await set.rest();
    holds();
    expect(came().at(-1)).toBe('us Request received + CANCEL');
    await confirmRequest(set.services, owner, id);
    await set.rest();
    holds({ startAt: at('11:00'), location: meet });
    await set.connect();
    await set.rest();
    holds({ startAt: at('11:00'), location: meet });
    await cancelBooking(set.services, owner, id);
    await set.rest();
    holds();
    expect(eventsOf(set.google, id).filter(({ status }) => status !== 'cancelled')).toEqual([]);
  });

  test('put into another calendar by the owner: the call stands, and is followed there', async () => {
    await set.connect();
    const id = await booked();
    const before = came();
    set.google.control.moveToCalendar({ ...event(id), to: studio });
    await set.rest();
    expect((await findBooking(set.services, id))?.status).toBe('confirmed');
    expect(came()).toEqual(before);
    set.google.control.moveEvent({
      ...event(id),
      calendarId: studio,
      startAt: at('14:00'),
      endAt: at('14:30'),
      notify: true,
    });
    await set.rest();
    holds({ startAt: at('14:00'), location: meet });
    await cancelByLink(set.services, await token(id));
    await set.rest();
    holds();
    expect(eventsOf(set.google, id).filter(({ status }) => status !== 'cancelled')).toEqual([]);
  });

  test('the owner’s words in the event stay; a link that changes is renewed without a word to the guest', async () => {
    await set.connect();
    const id = await booked();
    ownerDrags(id, '11:00');
    await set.rest();
    expect(eventsOf(set.google, id)[0]?.description).toContain(`/booking/${id}.1.`);
    expect(came()).toEqual(['google invited', 'us Your', 'google updated', 'us Moved:']);
    const words = { summary: 'With Ann', description: 'Bring the plans', location: 'Studio' };
    set.google.control.rewordEvent({ ...event(id), ...words });
    await set.rest();
    ownerDrags(id, '14:00');
    await set.rest();
    await visitorMoves(id, '15:00');
    await set.rest();
    expect(eventsOf(set.google, id)[0]).toMatchObject(words);
    holds({ startAt: at('15:00'), location: 'Studio' });
  });

  test('refused with the guest: written without, the owner told, and our file invites', async () => {
    await set.connect();
    set.google.control.addFault({ kind: 'events.insert', error: 'badRequest' });
    const id = await booked();
    expect(came()).toEqual(['us Your + REQUEST']);
    expect(eventsOf(set.google, id)).toMatchObject([{ attendees: [] }]);
    const told = set.letters('hello@foreshore.example').map(({ subject }) => subject);
    expect(told).toContain('Google refused a calendar entry');
    await visitorMoves(id, '11:00');
    await set.rest();
    holds({ startAt: at('11:00'), location: meet });
    await cancelByLink(set.services, await token(id));
    await set.rest();
    holds();
  });

  test.each(['cancelled', 'moved into a request'])(
    'refused with the guest, then %s, the calendar quicker than our mail: our file takes back its own entry',
    async (how) => {
      await set.connect();
      set.google.control.addFault({ kind: 'events.insert', error: 'badRequest' });
      const id = await booked();
      // The mail names the call's link where the calendar was quicker this time, and nothing else.
      holds({
        startAt: at('10:00'),
        location: expect.stringMatching(/^(?:https:\/\/meet\.google\.com\/.+)?$/),
      });
      if (how === 'cancelled') await cancelByLink(set.services, await token(id));
      else {
        await ownerConfirms(set.services);
        await visitorMoves(id, '11:00');
      }
      const mails = set.services.db.query
        .updateTable('outbox')
        .where('kind', '=', 'email')
        .where('status', '=', 'pending');
      await mails.set({ next_attempt_at: set.services.clock.now() + 1500 }).execute();
      await set.rest();
      holds();
    },
  );

  test('refused altogether: the owner is told once, and our file invites at once', async () => {
    await set.connect();
    set.google.control.addFault({ kind: 'events.insert', error: 'badRequest', times: null });
    await booked();
    expect(came()).toEqual(['us Your + REQUEST']);
    const told = set.letters('hello@foreshore.example').filter(({ subject }) => /refused/.test(subject));
    expect(told).toHaveLength(1);
  });
});
