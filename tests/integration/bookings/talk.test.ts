import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { howBefore, howTold } from '#app/pages/booking/booked/how-view.ts';
import { call } from '#content/call.ts';
import { site } from '#content/site.ts';
import { defaultPolicy } from '#domain/booking/policy.ts';
import { savePolicy } from '#server/availability/policy.ts';
import { book } from '#server/bookings/book.ts';
import type { Booking } from '#server/bookings/booking.ts';
import { findBooking } from '#server/bookings/find.ts';
import { bookingLinks } from '#server/bookings/links.ts';
import { invitation, mailContext } from '#server/bookings/mails/entry.ts';
import { manageToken } from '#server/bookings/manage-link.ts';
import { rescheduleByLink } from '#server/bookings/reschedule.ts';
import { talkNow } from '#server/bookings/talk.ts';
import { callGap } from '#server/start/launch/call-gap.ts';
import { asked, at, mailsTo, monday, owner, readInvitation } from '#tests/support/bookings.ts';
import { engines } from '#tests/support/engines.ts';
import { eventsOf, type GoogleServices, googleServices } from '#tests/support/google.ts';

const london = 'Europe/London';
const hour = 60 * 60_000;
const room = 'https://meet.example/foreshore';
const ring = call.told.ring.replace('{{number}}', '01723 496 000');

/** What the owner has set, for one test. */
const wished = (values: Partial<typeof site.call>) => Object.assign(site.call, values);
const asShipped = { ...site.call };

describe.each(engines)('how a call is held is told once and the same on %s', (engine) => {
  let set: GoogleServices;
  beforeEach(async () => {
    set = await googleServices(engine);
  });
  afterEach(async () => {
    wished(asShipped);
    await set.dispose();
  });

  const settle = async () => {
    await set.settle();
    set.pass(5_000);
    await set.settle();
  };
  const stored = async ({ id }: Booking) => (await findBooking(set.services, id)) as Booking;

  /** Every sentence that reaches the visitor of a confirmed call, by where it stands. */
  async function told(booking: Booking) {
    const { services } = set;
    const context = await mailContext({ services, booking: await stored(booking), zone: london });
    const links = bookingLinks(services, context.booking, {
      talk: context.talk,
      known: { byGoogle: false },
    });
    const google = new URL(links.google ?? '').searchParams;
    set.pass(at('10:00') - 23 * hour - services.clock.now());
    await services.drainOutbox();
    const mails = await mailsTo(services, asked.email);
    const reminder = mails.find((mail) => mail.subject.startsWith('Reminder'));
    const how = howTold(context.talk);
    return {
      page: [how.text, how.link].filter(Boolean).join(' '),
      file: readInvitation(invitation(context, 'PUBLISH')),
      google: { details: google.get('details'), location: google.get('location') },
      reminder: reminder?.text.replaceAll(/\s+/g, ' ') ?? '',
    };
  }

  test('by phone, with a number', async () => {
    const booking = await book(set.services, { ...asked, phone: '01723 496 000' });
    expect(booking.way).toBe('phone');
    const all = await told(booking);
    expect(all.page).toBe(ring);
    for (const text of [all.file.description, all.google.details, all.reminder]) expect(text).toContain(ring);
    expect([all.file.location, all.google.location]).toEqual([call.place, call.place]);
    const [toAnn] = await mailsTo(set.services, asked.email);
    expect(toAnn?.text).toContain(ring);
    const [toAgency] = await mailsTo(set.services, site.email);
    expect(toAgency?.text).toContain('You ring 01723 496 000.');
  });

  test('by phone without one, which is asked for', async () => {
    const booking = await book(set.services, { ...asked, phone: '' });
    const all = await told(booking);
    for (const text of [all.page, all.file.description, all.reminder])
      expect(text).toContain(call.told.wanted);
    expect(all.reminder).toContain(`${manageToken(set.services.keys, booking)}#number`);
    expect(howTold(await talkNow(set.services.db.query, booking)).number).toMatchObject({ wanted: true });
    const [toAgency] = await mailsTo(set.services, site.email);
    expect(toAgency?.text).toContain(call.owner.wanted);
  });

  test('by video, with the link wherever it is told once there is one', async () => {
    await set.connect();
    const booking = await book(set.services, { ...asked, phone: '01723 496 000' });
    expect(booking.way).toBe('video');
    expect(howTold(await talkNow(set.services.db.query, booking)).text).toBe(call.told.awaited);
    await settle();
    const event = eventsOf(set.google, booking.id)[0];
    expect(event?.description).not.toMatch(/ring|video/i);
    const all = await told(booking);
    const [link] = /https:\/\/meet\.google\.com\/\S+/.exec(all.page) ?? ['none'];
    const said = `${call.told.link} ${link}`;
    expect(all.page).toBe(said);
    for (const text of [all.file.description, all.google.details, all.reminder]) expect(text).toContain(said);
    expect([all.file.location, all.google.location]).toEqual([link, link]);
    expect(all.reminder).not.toContain('ring you');
  });

  test('a move keeps the way, and its mail has the link', async () => {
    await set.connect();
    const booking = await book(set.services, asked);
    await settle();
    const link = howTold(await talkNow(set.services.db.query, booking)).link ?? 'none';
    const moved = await rescheduleByLink(set.services, manageToken(set.services.keys, booking), {
      selectedDate: monday,
      selectedTime: '11:00',
    });
    expect(moved.way).toBe('video');
    const mails = await mailsTo(set.services, asked.email);
    const mail = mails.find((one) => one.subject.startsWith('Moved'));
    expect(mail?.text).toContain(link);
    const content = mail?.calendar?.content;
    if (content) expect(readInvitation(content).location).toBe(link);
  });

  test('the launch list says when calls cannot be held as wished', async () => {
    const gaps = async () => (await callGap(set.services.db.query)).map(({ what }) => what);
    const missing = ['Calls cannot be held by video yet.'];
    expect(await gaps()).toEqual(missing);
    wished({ way: 'phone' });
    expect(await gaps()).toEqual([]);
    wished({ way: 'video', room });
    expect(await gaps()).toEqual([]);
    wished({ room: null });
    await set.connect();
    expect(await gaps()).toEqual([]);
  });

  test('the owner’s own room stands in for a link of each call, with and without a calendar', async () => {
    wished({ way: 'video', room, recorded: false });
    const early = await book(set.services, { ...asked, selectedTime: '09:00' });
    expect(early.way).toBe('video');
    expect((await mailsTo(set.services, asked.email))[0]?.text).toContain(`${call.told.link} ${room}`);
    await set.connect();
    const booking = await book(set.services, asked);
    await settle();
    const all = await told(booking);
    expect(all.page).toBe(`${call.told.link} ${room}`);
    expect(all.file.location).toBe(room);
    const [event] = eventsOf(set.google, booking.id);
    expect(event).toMatchObject({ location: room });
    expect(event).not.toHaveProperty('conferenceData');
  });

  test('what the owner chooses in the browser holds for new calls; those that are booked keep way and link', async () => {
    const { services } = set;
    const choose = (talk: unknown) => savePolicy(services, owner, { ...defaultPolicy, talk });
    await choose({ way: 'video', room });
    const video = await book(services, { ...asked, selectedTime: '09:00' });
    expect((await mailsTo(services, asked.email))[0]?.text).toContain(`${call.told.link} ${room}`);
    await choose({ way: 'video', room: `${room}-two` });
    expect(await talkNow(services.db.query, await stored(video))).toEqual({ kind: 'link', link: room });
    await choose({ way: 'phone', room: `${room}-two` });
    const phone = await book(services, { ...asked, phone: '01723 496 000' });
    expect([(await stored(video)).way, phone.way, phone.room]).toEqual(['video', 'phone', null]);
    expect(await callGap(services.db.query)).toEqual([]);
    expect((await told(video)).page).toBe(`${call.told.link} ${room}`);
    await choose({ way: 'video', room: null });
    expect((await callGap(services.db.query)).length).toBe(1);
    // A call of an older database was told the room of the content.
    wished({ room: 'https://meet.example/former' });
    await services.db.query.updateTable('bookings').set({ room: null }).where('id', '=', video.id).execute();
    expect((await stored(video)).room).toBe('https://meet.example/former');
    for (const odd of ['http://meet.example', 'javascript:alert(1)', 'https://meet.example/a b', 'x'])
      await expect(choose({ way: 'video', room: odd })).rejects.toMatchObject({ code: 'invalid' });
  });

  test('a call by phone makes no Meet link, and its event tells guests no number', async () => {
    wished({ way: 'phone', room: null, recorded: false });
    await set.connect();
    const booking = await book(set.services, { ...asked, phone: '01723 496 000' });
    await settle();
    const [event] = eventsOf(set.google, booking.id);
    expect(event).toMatchObject({ location: call.place });
    expect(event).not.toHaveProperty('conferenceData');
    expect(event?.description).toContain(call.told.ringUntold);
  });

  test.each([true, false])('recorded: %s', async (recorded) => {
    wished({ way: 'video', room: null, recorded });
    await set.connect();
    const booking = await book(set.services, asked);
    await settle();
    const all = await told(booking);
    const [event] = eventsOf(set.google, booking.id);
    for (const text of [all.file.description, all.google.details, all.reminder, event?.description])
      expect(text?.includes(call.recorded)).toBe(recorded);
    for (const how of [howBefore('video'), howTold({ kind: 'link-awaited' })])
      expect(how.recorded).toBe(recorded ? call.recorded : null);
    for (const mail of await mailsTo(set.services, asked.email))
      expect(mail.text.replaceAll(/\s+/g, ' ').includes(call.recorded)).toBe(recorded);
  });
});
