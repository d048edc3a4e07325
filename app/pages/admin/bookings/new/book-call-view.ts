import type { DayView } from '#app/pages/admin/bookings/day-view.ts';
import type { FormFailure } from '#app/pages/form-failure.ts';
import type { Way } from '#domain/booking/talk.ts';
import { offeredDays } from '#server/availability/offered-days.ts';
import { readPerson } from '#server/people/find.ts';
import type { Services } from '#server/ports/services.ts';

/** The first date that is offered with a free time, or today. */
export async function firstFreeDate(services: Services): Promise<string> {
  const { days, today } = await offeredDays(services, { evenClosed: true });
  return days.find(({ slots }) => slots.some((slot) => slot.available))?.date ?? today;
}

/** What is known of whom the call is for; empty values where that is nobody yet. */
export async function callerOf(services: Services, personId: string) {
  const found = personId ? await readPerson(services.db.query, personId) : undefined;
  const address = found?.addresses.find((one) => one.bounced_at === null) ?? found?.addresses[0];
  const { name = '', phone = '' } = found?.person ?? {};
  return { id: found?.person.id ?? null, name, phone, email: address?.email ?? '' };
}

/** What the form is drawn from. */
export type BookCallFormProps = {
  view: {
    caller: { name: string; email: string; phone: string };
    day: DayView | null;
    way: Way;
    today: string;
    key: string;
  };
  /** What was sent before, with what was refused. */
  answer: FormFailure | undefined;
  busy: boolean;
};
