import { setTimeout } from 'node:timers/promises';
import type { Control } from '#fakes/google/control.ts';
import type { Visit } from './visit.ts';

type Slot = { start: string; available: boolean };

const visitors = [
  {
    name: 'Sample bakery owner',
    email: 'bakery@example.com',
    company: 'Sample Bakery',
    message: 'We would like orders for collection on our site.',
    visitorZone: 'Europe/London',
  },
  {
    name: 'Sample hotel manager',
    email: 'hotel@example.com',
    company: 'Sample Seafront Hotel',
    phone: '01632 960 001',
    message: 'More direct bookings, fewer through portals.',
    visitorZone: 'America/New_York',
  },
  {
    name: 'Sample surveyor',
    email: 'surveyor@example.com',
    company: 'Sample Surveyors',
    message: '',
    visitorZone: 'Europe/Berlin',
  },
];

/**
 * Books calls at the next free times as visitors do; the last one while Google is unreachable, so that it becomes a
 * request.
 * @returns their dates, the nearest first
 */
export async function sendBookings(visit: Visit, control: Control): Promise<string[]> {
  await untilCalendarIsRead(visit);
  const free = await nextFree(visit, visitors.length);
  for (const [index, visitor] of visitors.entries()) {
    const slot = free[index];
    if (!slot) break;
    if (index === visitors.length - 1) control.addFault({ kind: 'freeBusy.query', error: 'backendError' });
    await visit.postJson('/api/calendar/book', { ...visitor, ...slot });
    control.clearFaults();
  }
  return free.map(({ selectedDate }) => selectedDate);
}

/** Until the calendar has been read, busy times are offered too. */
async function untilCalendarIsRead(visit: Visit): Promise<void> {
  const date = Temporal.Now.plainDateISO('Europe/London').add({ days: 1 });
  for (let tries = 0; tries < 200; tries += 1) {
    const { mode } = await visit.getJson<{ mode: string }>(`/api/calendar/slots/${date}`);
    if (mode === 'live') return;
    await setTimeout(100);
  }
}

/** One free time on each of the coming days. */
async function nextFree(
  visit: Visit,
  count: number,
): Promise<{ selectedDate: string; selectedTime: string }[]> {
  const found: { selectedDate: string; selectedTime: string }[] = [];
  const today = Temporal.Now.plainDateISO('Europe/London');
  for (let day = 1; day < 18 && found.length < count; day += 1) {
    const selectedDate = today.add({ days: day }).toString();
    const { slots } = await visit.getJson<{ slots: Slot[] }>(`/api/calendar/slots/${selectedDate}`);
    const slot = slots.filter((one) => one.available)[found.length];
    if (slot) found.push({ selectedDate, selectedTime: slot.start });
  }
  return found;
}
