import { afterEach, beforeEach, expect, test } from 'vitest';
import { leadRow } from '#app/pages/admin/leads/lead-row.ts';
import { loadLeadView } from '#app/pages/admin/leads/lead-view.ts';
import { calendarSummary } from '#app/pages/admin/today/calendar-summary.ts';
import { book } from '#server/bookings/book.ts';
import { findLead } from '#server/leads/find.ts';
import { submitQuote } from '#server/leads/submit-quote.ts';
import { useRules } from '#tests/support/bookings.ts';
import { type GoogleServices, googleServices } from '#tests/support/google.ts';
import { bySelf, quoteAnswers } from '#tests/support/leads.ts';

const zone = 'America/New_York';
/** Nine in the morning in Scarborough. */
const inNewYork = 'Friday 20 November 2026, 4:00 AM';

let set: GoogleServices;
beforeEach(async () => {
  set = await googleServices('sqlite');
  await useRules(set.services, { zone });
  await set.connect();
});
afterEach(() => set.dispose());

test('an enquiry, its calls and the calendar’s card are all told in the zone that the owner has set', async () => {
  const { services } = set;
  const { id } = await submitQuote(services, bySelf(quoteAnswers));
  await book(services, {
    name: 'Quentin Quote',
    email: quoteAnswers.email,
    selectedDate: '2026-11-24',
    selectedTime: '09:00',
  });
  const view = await loadLeadView(services, id);
  expect(view?.rows).toContainEqual(['Sent', inNewYork]);
  expect(view?.bookings.map(({ when }) => when)).toEqual(['Tuesday 24 November 2026, 9:00 AM']);
  const found = await findLead(services, id);
  expect(found && leadRow({ ...found.lead, progress: 'new' }, services.clock.now(), zone)).toMatchObject({
    at: { day: 'Today', time: '4:00 AM', full: inNewYork },
  });
  expect((await calendarSummary(services)).text).toBe('Last read today, 4:00 AM.');
});
