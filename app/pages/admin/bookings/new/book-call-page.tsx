import { data, redirect, useNavigation } from 'react-router';
import { servicesContext } from '#app/context.ts';
import { staffOf } from '#app/guard.ts';
import { type DayView, dayView } from '#app/pages/admin/bookings/day-view.ts';
import { BackLink } from '#app/pages/admin/parts/back-link.tsx';
import { type FormFailure, formMessage } from '#app/pages/form-failure.ts';
import { formFailure, textValues } from '#app/pages/form-result.ts';
import { FormAlert } from '#app/pages/forms/form-alert.tsx';
import { readForm } from '#app/pages/read-form.ts';
import { privateMeta } from '#app/private-meta.ts';
import { wallClock } from '#domain/format/instant.ts';
import { isIsoDate } from '#domain/format/iso-date.ts';
import { loadRules } from '#server/availability/rules.ts';
import { bookForSomebody } from '#server/bookings/by-staff/book-for.ts';
import { wayNow } from '#server/bookings/talk.ts';
import type { Route } from './+types/book-call-page.ts';
import { BookCallForm } from './book-call-form.tsx';
import { callerOf, firstFreeDate } from './book-call-view.ts';

export const meta: Route.MetaFunction = () => privateMeta('Book a call');

export async function loader({ request, context }: Route.LoaderArgs) {
  staffOf(context);
  const services = context.get(servicesContext);
  const { query } = services.db;
  const { zone } = await loadRules(query);
  return {
    caller: await callerOf(services, new URL(request.url).searchParams.get('person') ?? ''),
    day: await dayView(services, null, await firstFreeDate(services)),
    way: await wayNow(query),
    today: wallClock(services.clock.now(), zone).date,
    key: services.randomId(),
  };
}

type Answer = FormFailure & { day: DayView | null };

/** Shows the times of another date with all that was typed, or books. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const staff = staffOf(context);
  const form = await readForm(request);
  const values = textValues(form);
  const date = values.selectedDate ?? '';
  const day = async () => (isIsoDate(date) ? dayView(services, null, date) : null);
  // The date was changed above times of another one, of which one may be chosen.
  const otherDate = !values.otherTime && values.shownDate && values.shownDate !== values.selectedDate;
  // Enter books, but below a new date there is nothing chosen yet.
  if (values.intent === 'look' || (values.intent === 'enter' && otherDate))
    return data<Answer>({ message: '', fields: {}, values, day: await day() });
  if (otherDate) {
    const fields = { selectedTime: 'Please choose one of the times of this date' };
    return data<Answer>({ message: '', fields, values, day: await day() }, { status: 422 });
  }
  try {
    const booking = await bookForSomebody(services, staff, values);
    return redirect(`/admin/bookings/${booking.id}`, 303);
  } catch (error) {
    const failed = formFailure(error, form);
    return data<Answer>({ ...failed.data, day: await day() }, failed.init ?? {});
  }
}

export default function BookCallPage({ loaderData, actionData }: Route.ComponentProps) {
  const { caller } = loaderData;
  const busy = useNavigation().state !== 'idle';
  return (
    <>
      {caller.id ? (
        <BackLink to={`/admin/people/${caller.id}`}>Back to the person</BackLink>
      ) : (
        <BackLink to="/admin/bookings">All bookings</BackLink>
      )}
      <h1 className="mb-3 text-3xl">Book a call{caller.name && ` with ${caller.name}`}</h1>
      <p className="mb-8 max-w-[49rem]">
        For somebody on the phone, say. The call is confirmed at once, and appears on their page and in your
        calendar.
      </p>
      <FormAlert message={(actionData && formMessage(actionData)) || null} />
      <BookCallForm
        view={{ ...loaderData, day: actionData?.day ?? loaderData.day }}
        answer={actionData}
        busy={busy}
      />
    </>
  );
}
