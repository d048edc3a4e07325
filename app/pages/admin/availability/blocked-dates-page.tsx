import { Form, redirect, useNavigation } from 'react-router';
import { servicesContext } from '#app/context.ts';
import { staffOf } from '#app/guard.ts';
import { formFailure } from '#app/pages/form-result.ts';
import { readForm } from '#app/pages/read-form.ts';
import { privateMeta } from '#app/private-meta.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { TextInput } from '#app/ui/input.tsx';
import { dateAt } from '#domain/availability/zone-day.ts';
import { formatBritishDate } from '#domain/format/date-time.ts';
import { addDays } from '#domain/format/iso-date.ts';
import { longest } from '#domain/forms/longest.ts';
import { bankHolidayDays } from '#server/availability/bank-holiday-days.ts';
import { blockDate, listBlockedDates, unblockDate } from '#server/availability/blocked-dates.ts';
import { setHolidayOpen } from '#server/availability/opened-holidays.ts';
import { loadPolicy } from '#server/availability/policy.ts';
import { loadRules } from '#server/availability/rules.ts';
import type { Route } from './+types/blocked-dates-page.ts';
import { DateList } from './date-list.tsx';
import { HolidaySection } from './holiday-section.tsx';

export const meta: Route.MetaFunction = () => privateMeta('Blocked dates');

export async function loader({ context }: Route.LoaderArgs) {
  staffOf(context);
  const services = context.get(servicesContext);
  const { query } = services.db;
  const blocked = await listBlockedDates(services);
  const [rules, policy] = [await loadRules(query), await loadPolicy(query)];
  const today = dateAt(rules.zone, services.clock.now());
  const year = [today, addDays(today, 365)] as const;
  const holidays = await bankHolidayDays(query, { rules, policy }, year);
  const dates = new Set(blocked.map((entry) => entry.date));
  return {
    today,
    blocked: blocked.map((entry) => ({ ...entry, text: formatBritishDate(entry.date), button: unblock })),
    holidays: holidays.filter(({ date }) => !dates.has(date)),
    holidaysClosed: policy.closeBankHolidays,
  };
}

const unblock = { intent: 'unblock', label: 'Unblock' } as const;

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const staff = staffOf(context);
  const form = await readForm(request);
  const text = (name: string) => String(form.get(name) ?? '');
  try {
    const intent = text('intent');
    if (intent === 'unblock') await unblockDate(services, staff, text('date'));
    else if (intent.endsWith('-holiday'))
      await setHolidayOpen(services, staff, text('date'), intent === 'open-holiday');
    else await blockDate(services, staff, { date: text('date'), reason: text('reason') });
    return redirect('/admin/blocked-dates');
  } catch (error) {
    return formFailure(error, form);
  }
}

export default function BlockedDatesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { blocked, holidays, holidaysClosed, today } = loaderData;
  const busy = useNavigation().state !== 'idle';
  const [coming, past] = [
    blocked.filter(({ date }) => date >= today),
    blocked.filter(({ date }) => date < today),
  ];
  return (
    <>
      <h1 className="mb-3 text-3xl">Blocked dates</h1>
      <p className="mb-8 max-w-[49rem]">
        Nobody can book on these dates. Calls that are already booked stay.
      </p>
      <div className="grid gap-10 lg:grid-cols-[24rem_1fr]">
        <Form method="post" noValidate className="grid content-start gap-5" key={blocked.length}>
          <h2 className="text-xl">Block a date</h2>
          <Field id="date" label="Date" error={actionData?.fields.date}>
            {(control) => (
              <TextInput
                {...control}
                name="date"
                type="date"
                min={today}
                defaultValue={actionData?.values.date}
              />
            )}
          </Field>
          <Field
            id="reason"
            label="Reason"
            aside="Optional"
            hint="Only you see it."
            error={actionData?.fields.reason}
          >
            {(control) => (
              <TextInput
                {...control}
                name="reason"
                longest={longest.reason}
                defaultValue={actionData?.values.reason}
              />
            )}
          </Field>
          <Button type="submit" disabled={busy}>
            Block date
          </Button>
        </Form>
        <div>
          <h2 className="mb-4 text-xl">Blocked</h2>
          {coming.length === 0 && <p>No date from today on is blocked.</p>}
          <DateList entries={coming} busy={busy} />
          {past.length > 0 && (
            <details className="mt-4">
              <summary className="cursor-pointer py-2 font-semibold underline underline-offset-4">
                Past dates ({past.length})
              </summary>
              <DateList entries={past} busy={busy} />
            </details>
          )}
          <HolidaySection holidays={holidays} closed={holidaysClosed} busy={busy} />
        </div>
      </div>
    </>
  );
}
