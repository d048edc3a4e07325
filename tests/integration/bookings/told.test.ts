import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { RouterContextProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { action } from '#app/api/calendar-book.ts';
import { clientAddressContext, servicesContext } from '#app/context.ts';
import { BookedPanel } from '#app/pages/booking/booked/booked-panel.tsx';
import { loadView } from '#app/pages/booking/load-view.ts';
import { callView } from '#app/pages/booking/manage/call-view.ts';
import type { BookedView } from '#app/pages/booking/view.ts';
import { booking as text } from '#content/booking.ts';
import { bookingManage } from '#content/booking-manage.ts';
import { bookingOfLink } from '#server/bookings/manage-link.ts';
import { mayWriteTo } from '#server/limits/mail-cap.ts';
import { asked, mailsTo, monday } from '#tests/support/bookings.ts';
import { engines } from '#tests/support/engines.ts';
import { type GoogleServices, googleServices } from '#tests/support/google.ts';

describe.each(engines)('what a visitor is told after booking on %s', (engine) => {
  let set: GoogleServices;
  beforeEach(async () => {
    set = await googleServices(engine, { environment: { RATE_LIMITS: 'on' } });
    await set.connect();
  });
  afterEach(() => set.dispose());

  /** Books as the widget does, and reads toast, confirmation, the call's own page twice, and the mail. */
  async function everything(details: Record<string, string> = {}) {
    const { services } = set;
    const view = await loadView(services, { date: monday, time: '10:00', path: '/book-discovery-call' });
    const before = view.mode;
    if (details.outage) set.google.control.addFault({ kind: '*', times: null, error: 'backendError' });
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    context.set(clientAddressContext, '192.0.2.1');
    const request = new Request('http://foreshore.test/api/calendar/book', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...asked, message: details.message ?? '' }),
    });
    const response = await action({ request, context } as unknown as Parameters<typeof action>[0]);
    const { message, booking } = (await response.json()) as { message: string; booking: BookedView };
    const booked = { ...booking, startsAt: Date.parse(String(booking.startsAt)) };
    const panel = renderToStaticMarkup(createElement(BookedPanel, { view, booked, zone: null }));
    const token = booking.links?.manage.split('/').at(-1) ?? '';
    const page = async () => {
      const { state } = await callView(services, await bookingOfLink(services, token));
      return `${bookingManage.states[state].title} ${bookingManage.states[state].text}`;
    };
    const pages = [await page()];
    await services.drainOutbox();
    pages.push(await page());
    const [mail] = await mailsTo(services, asked.email);
    return { before, message, panel, pages, mail: `${mail?.subject} ${mail?.text.replaceAll(/\s+/g, ' ')}` };
  }

  test('when the calendar fails between choosing and booking, everything speaks of a request', async () => {
    const { before, message, panel, pages, mail } = await everything({ outage: 'yes', message: 'SEO' });
    expect(before).toBe('live');
    for (const told of [message, panel, ...pages, mail]) {
      expect(told).toMatch(/not confirmed yet/);
      expect(told).not.toMatch(/Booking Confirmed|is yours|is booked|calendar invitation|founder/i);
    }
    for (const told of [panel, ...pages, mail]) {
      expect(told).toMatch(/Request received/i);
      expect(told).toMatch(/a person will answer by email,? by the end of the next working day/);
    }
  });

  test('when it answers, everything speaks of a booking', async () => {
    const { message, panel, pages, mail } = await everything({ message: 'SEO' });
    expect(panel).toContain('We have told the founder what you would like to cover.');
    for (const told of [message, panel, ...pages, mail])
      expect(told).not.toMatch(/not confirmed yet|Request received/);
    for (const told of [panel, ...pages, mail]) expect(told).toMatch(/Booking Confirmed!/i);
  });

  test('an invitation is promised only where one comes: not to an address that has had its emails for the day', async () => {
    const { services } = set;
    await services.db.query.updateTable('calendar_connections').set({ state: 'disconnected' }).execute();
    expect((await everything()).panel).toContain(text.confirmed.invitation);
    await services.db.query.deleteFrom('bookings').execute();
    for (let mail = 0; mail < 8; mail += 1)
      await mayWriteTo(services, asked.email, 'bookings', services.db.query);
    const { panel } = await everything();
    expect(panel).toContain(text.confirmed.unmailed);
    expect(panel).not.toContain(text.confirmed.invitation);
  });

  test('the founder was told what to cover only where something was said', async () => {
    expect((await everything()).panel).not.toContain('founder');
  });
});

test('no page of a call promises silence before an e-mail, or an e-mail that may have come long ago', () => {
  for (const { text } of Object.values(bookingManage.states))
    expect(text).not.toMatch(/nothing more|on its way/i);
});
