import type { Visit } from './visit.ts';

/** The date in the first form that opens a bank holiday. */
const nextHoliday = /name="date" value="([\d-]+)"(?:(?!name="date").)*?value="open-holiday"/s;

/**
 * Absences as an owner enters them: two days of which the second holds a call that is booked, some hours of another,
 * and the next bank holiday opened.
 * @param calls the dates of the sample calls, the nearest first
 */
export async function fillDiary(visit: Visit, calls: readonly string[]): Promise<void> {
  const page = '/admin/blocked-dates';
  const last = calls.at(-1);
  if (last) {
    const date = Temporal.PlainDate.from(last).subtract({ days: 1 }).toString();
    await visit.postForm(page, { date, until: last, reason: 'Trade fair' });
  }
  const afternoon = Temporal.Now.plainDateISO('Europe/London').add({ days: 16 }).toString();
  await visit.postForm(page, { date: afternoon, from: '13:00', to: '17:30', reason: 'School play' });
  const [, holiday] = nextHoliday.exec(await visit.getText(page)) ?? [];
  if (holiday) await visit.postForm(page, { intent: 'open-holiday', date: holiday });
}
