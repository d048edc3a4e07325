import { ContactWays } from '#app/pages/booking/contact-ways.tsx';
import type { BookingView } from '#app/pages/booking/view.ts';

/**
 * Shown when nothing is free on the chosen date; when nothing is free on any date, with the other ways to get a
 * call.
 */
export function NoTimes({ view, date }: { view: BookingView; date: string | null }) {
  const { times, full } = view.text;
  if (view.dates.every((day) => day.free === 0)) {
    return (
      <div className="justify-self-start rounded-md bg-sand p-5">
        <p className="font-semibold">{full.title}</p>
        <p className="mb-5">{full.text}</p>
        <ContactWays contact={view.contact} />
      </div>
    );
  }
  if (!date) return null;
  return (
    <div className="justify-self-start rounded-md bg-sand p-5">
      <p className="font-semibold">{times.noneTitle}</p>
      <p>{times.noneText}</p>
    </div>
  );
}
