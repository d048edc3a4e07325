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
import { formatDate } from '#domain/format/date-time.ts';
import { blockDate, listBlockedDates, unblockDate } from '#server/availability/blocked-dates.ts';
import { offeredHolidays } from '#server/availability/offered-holidays.ts';
import { loadRules } from '#server/availability/rules.ts';
import type { Route } from './+types/blocked-dates-page.ts';

export const meta: Route.MetaFunction = () => privateMeta('Blocked dates');

export async function loader({ context }: Route.LoaderArgs) {
  staffOf(context);
  const services = context.get(servicesContext);
  const blocked = await listBlockedDates(services);
  const { zone } = await loadRules(services.db.query);
  const today = dateAt(zone, services.clock.now());
  return {
    today,
    blocked: blocked.map((entry) => ({ ...entry, text: formatDate(entry.date) })),
    holidays: offeredHolidays(today, new Set(blocked.map((entry) => entry.date))),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const staff = staffOf(context);
  const form = await readForm(request);
  const text = (name: string) => String(form.get(name) ?? '');
  try {
    if (text('intent') === 'unblock') await unblockDate(services, staff, text('date'));
    else await blockDate(services, staff, { date: text('date'), reason: text('reason') });
    return redirect('/admin/blocked-dates');
  } catch (error) {
    return formFailure(error, form);
  }
}

export default function BlockedDatesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { blocked, holidays, today } = loaderData;
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
          <Field id="reason" label="Reason" aside="Optional" hint="Only you see it.">
            {(control) => (
              <TextInput
                {...control}
                name="reason"
                maxLength={200}
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
          <DateList entries={coming} intent="unblock" action="Unblock" busy={busy} />
          {past.length > 0 && (
            <details className="mt-4">
              <summary className="cursor-pointer py-2 font-semibold underline underline-offset-4">
                Past dates ({past.length})
              </summary>
              <DateList entries={past} intent="unblock" action="Unblock" busy={busy} />
            </details>
          )}
          {holidays.length > 0 && (
            <>
              <h2 className="mt-10 mb-4 text-xl">Bank holidays in England and Wales</h2>
              <DateList entries={holidays} intent="block" action="Block" busy={busy} />
            </>
          )}
        </div>
      </div>
    </>
  );
}

type DateRowProps = {
  date: string;
  text: string;
  reason: string;
  intent: 'block' | 'unblock';
  action: string;
  busy: boolean;
};
type DateListProps = Pick<DateRowProps, 'intent' | 'action' | 'busy'> & {
  entries: readonly Pick<DateRowProps, 'date' | 'text' | 'reason'>[];
};

function DateList({ entries, ...rest }: DateListProps) {
  return (
    <ul className="grid gap-2">
      {entries.map((entry) => (
        <DateRow key={entry.date} {...entry} {...rest} />
      ))}
    </ul>
  );
}

function DateRow({ date, text, reason, intent, action, busy }: DateRowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 rounded-lg bg-foam p-4 shadow-line">
      <span className="min-w-0 break-words">
        <span className="font-semibold">{text}</span> <span className="text-ink-soft">{reason}</span>
      </span>
      <Form method="post">
        <input type="hidden" name="intent" value={intent} />
        <input type="hidden" name="date" value={date} />
        {intent === 'block' && <input type="hidden" name="reason" value={reason} />}
        <Button type="submit" tone="outline" size="sm" disabled={busy} aria-label={`${action} ${text}`}>
          {action}
        </Button>
      </Form>
    </li>
  );
}
