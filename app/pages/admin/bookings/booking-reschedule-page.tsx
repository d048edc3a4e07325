import { data, Form, redirect, useNavigation } from 'react-router';
import { servicesContext } from '#app/context.ts';
import { staffOf } from '#app/guard.ts';
import { BackLink } from '#app/pages/admin/parts/back-link.tsx';
import { formFailure, textValues } from '#app/pages/form-result.ts';
import { readForm } from '#app/pages/read-form.ts';
import { privateMeta } from '#app/private-meta.ts';
import { Button } from '#app/ui/button.tsx';
import { Chip, ChipGroup } from '#app/ui/choice.tsx';
import { Field, FieldGroup } from '#app/ui/field.tsx';
import { TextInput } from '#app/ui/input.tsx';
import { isRequest } from '#domain/booking/lifecycle.ts';
import { formatBritishDate, formatTime } from '#domain/format/date-time.ts';
import { formatInstant, wallClock } from '#domain/format/instant.ts';
import { isIsoDate } from '#domain/format/iso-date.ts';
import { loadRules } from '#server/availability/rules.ts';
import { seenOf } from '#server/bookings/as-seen.ts';
import { findBooking } from '#server/bookings/find.ts';
import { rescheduleBooking } from '#server/bookings/reschedule.ts';
import { staffDay } from '#server/bookings/staff-day.ts';
import type { Route } from './+types/booking-reschedule-page.ts';
import { MessageField } from './message-field.tsx';
import { revalidateUnseen } from './revalidate-unseen.ts';

export const meta: Route.MetaFunction = ({ loaderData }) =>
  privateMeta(loaderData?.requested ? 'Confirm another time' : 'Move a call');

export async function loader({ request, params, context }: Route.LoaderArgs) {
  staffOf(context);
  const services = context.get(servicesContext);
  const booking = await findBooking(services, params.id);
  if (!booking) throw data(null, { status: 404 });
  const { zone } = await loadRules(services.db.query);
  const asked = new URL(request.url).searchParams.get('date') ?? '';
  const date = isIsoDate(asked) ? asked : wallClock(booking.startsAt, zone).date;
  const { slots, calendarKnown } = await staffDay(services, booking, date);
  return {
    id: booking.id,
    seen: seenOf(booking),
    name: booking.name,
    requested: isRequest(booking),
    from: formatInstant(booking.startsAt, zone),
    date,
    dateText: formatBritishDate(date),
    today: wallClock(services.clock.now(), zone).date,
    calendarKnown,
    free: slots.filter((slot) => slot.available).map(({ start }) => ({ start, text: formatTime(start) })),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm(request);
  try {
    const input = { seen: '', ...textValues(form) };
    await rescheduleBooking(context.get(servicesContext), staffOf(context), params.id, input);
    return redirect(`/admin/bookings/${params.id}`, 303);
  } catch (error) {
    return formFailure(error, form);
  }
}

export const shouldRevalidate = revalidateUnseen;

const moving = {
  title: 'Move the call with',
  from: 'Now',
  submit: 'Move the call and tell the visitor',
  busy: 'Moving...',
};
const settling = {
  title: 'Confirm another time with',
  from: 'Asked for',
  submit: 'Confirm this time and tell the visitor',
  busy: 'Confirming...',
};

/**
 * Choose a date, then one of its free times; the same two steps without scripts. Moving a request also confirms it.
 */
export default function BookingReschedulePage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, seen, name, requested, from, date, dateText, today, free, calendarKnown } = loaderData;
  const busy = useNavigation().state !== 'idle';
  const typed = actionData?.values;
  const words = requested ? settling : moving;
  return (
    <>
      <BackLink to={`/admin/bookings/${id}`}>Back to the booking</BackLink>
      <h1 className="mb-3 text-3xl">
        {words.title} {name}
      </h1>
      <p className="mb-8">
        {words.from}: {from}
      </p>
      <Form method="get" className="mb-8 flex max-w-[49rem] flex-wrap items-end gap-3">
        <Field id="date" label="Date">
          {(control) => (
            <TextInput {...control} type="date" name="date" min={today} defaultValue={date} required />
          )}
        </Field>
        <Button type="submit" tone="outline" disabled={busy}>
          Show free times
        </Button>
      </Form>
      <Form method="post" className="grid max-w-[49rem] gap-6" key={date}>
        <input type="hidden" name="seen" value={seen} />
        <input type="hidden" name="selectedDate" value={date} />
        <FieldGroup
          id="time"
          label={`Free on ${dateText}`}
          hint="Your hours, without the minimum notice."
          error={actionData?.fields.message ? null : (actionData?.fields.selectedTime ?? actionData?.message)}
        >
          {!calendarKnown && (
            <p className="mb-3 rounded-md bg-beacon-wash p-4 text-sm">
              Your calendar cannot be read just now, so a busy time may be shown as free.
            </p>
          )}
          {free.length === 0 && <p>Nothing is free on this date.</p>}
          <ChipGroup>
            {free.map(({ start, text }) => (
              <Chip
                key={start}
                type="radio"
                name="selectedTime"
                value={start}
                label={text}
                defaultChecked={typed?.selectedDate === date && typed.selectedTime === start}
                required
              />
            ))}
          </ChipGroup>
        </FieldGroup>
        <MessageField id="message" value={actionData?.values.message} error={actionData?.fields.message} />
        <p>
          <Button type="submit" disabled={busy || free.length === 0}>
            {busy ? words.busy : words.submit}
          </Button>
        </p>
      </Form>
    </>
  );
}
