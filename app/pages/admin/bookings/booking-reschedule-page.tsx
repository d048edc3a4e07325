import { data, Form, redirect, useNavigation } from 'react-router';
import { servicesContext } from '#app/context.ts';
import { staffOf } from '#app/guard.ts';
import { BackLink } from '#app/pages/admin/parts/back-link.tsx';
import { revalidateUnseen } from '#app/pages/admin/parts/revalidate-unseen.ts';
import { formFailure, textValues } from '#app/pages/form-result.ts';
import { readForm } from '#app/pages/read-form.ts';
import { privateMeta } from '#app/private-meta.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { TextInput } from '#app/ui/input.tsx';
import { isRequest } from '#domain/booking/lifecycle.ts';
import { formatInstant, wallClock } from '#domain/format/instant.ts';
import { isIsoDate } from '#domain/format/iso-date.ts';
import { loadRules } from '#server/availability/rules.ts';
import { seenOf } from '#server/bookings/as-seen.ts';
import { findBooking } from '#server/bookings/find.ts';
import { rescheduleBooking } from '#server/bookings/reschedule.ts';
import type { Route } from './+types/booking-reschedule-page.ts';
import { dayView } from './day-view.ts';
import { FreeTimes } from './free-times.tsx';
import { MessageField } from './message-field.tsx';

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
  return {
    id: booking.id,
    seen: seenOf(booking),
    name: booking.name,
    requested: isRequest(booking),
    from: formatInstant(booking.startsAt, zone),
    day: await dayView(services, booking, date),
    today: wallClock(services.clock.now(), zone).date,
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
  const { id, seen, name, requested, from, day, today } = loaderData;
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
            <TextInput {...control} type="date" name="date" min={today} defaultValue={day.date} required />
          )}
        </Field>
        <Button type="submit" tone="outline" disabled={busy}>
          Show free times
        </Button>
      </Form>
      <Form method="post" className="grid max-w-[49rem] gap-6" key={day.date}>
        <input type="hidden" name="seen" value={seen} />
        <input type="hidden" name="selectedDate" value={day.date} />
        <FreeTimes
          id="time"
          day={day}
          chosen={typed?.selectedDate === day.date ? typed.selectedTime : undefined}
          error={actionData?.fields.message ? null : (actionData?.fields.selectedTime ?? actionData?.message)}
          required
        />
        <MessageField id="message" value={actionData?.values.message} error={actionData?.fields.message} />
        <p>
          <Button type="submit" disabled={busy || day.free.length === 0}>
            {busy ? words.busy : words.submit}
          </Button>
        </p>
      </Form>
    </>
  );
}
