import { redirect, useNavigation } from 'react-router';
import { servicesContext } from '#app/context.ts';
import { staffOf } from '#app/guard.ts';
import { formFailure, textValues } from '#app/pages/form-result.ts';
import { FormAlert } from '#app/pages/forms/form-alert.tsx';
import { readForm } from '#app/pages/read-form.ts';
import { privateMeta } from '#app/private-meta.ts';
import { addDays } from '#domain/format/iso-date.ts';
import type { Staff } from '#server/auth/staff.ts';
import { bankHolidayDays } from '#server/availability/bank-holiday-days.ts';
import { blockDate, unblockDate } from '#server/availability/blocked-dates.ts';
import { setHolidayOpen } from '#server/availability/opened-holidays.ts';
import { loadPolicy } from '#server/availability/policy.ts';
import { loadRules } from '#server/availability/rules.ts';
import { askToMove, leaveCall } from '#server/bookings/absences/answer.ts';
import type { Services } from '#server/ports/services.ts';
import type { Route } from './+types/blocked-dates-page.ts';
import { AbsenceForm } from './absence-form.tsx';
import { AbsenceList } from './absence-list.tsx';
import { absencesView } from './absence-view.ts';
import { HolidaySection } from './holiday-section.tsx';

export const meta: Route.MetaFunction = () => privateMeta('Blocked dates');

export async function loader({ context }: Route.LoaderArgs) {
  staffOf(context);
  const services = context.get(servicesContext);
  const { query } = services.db;
  const { ranges, ...view } = await absencesView(services);
  const [rules, policy] = [await loadRules(query), await loadPolicy(query)];
  const year = [view.today, addDays(view.today, 365)] as const;
  const holidays = await bankHolidayDays(query, { rules, policy }, year);
  const isBlocked = (date: string) => ranges.some(([first, last]) => first <= date && date <= last);
  return {
    ...view,
    holidays: holidays.filter(({ date }) => !isBlocked(date)),
    holidaysClosed: policy.closeBankHolidays,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  try {
    await run(context.get(servicesContext), staffOf(context), form);
    return redirect('/admin/blocked-dates');
  } catch (error) {
    return formFailure(error, form);
  }
}

async function run(services: Services, staff: Staff, form: FormData): Promise<unknown> {
  const values = textValues(form);
  const { intent = '', date = '', reason = '', absence = '', booking = '' } = values;
  switch (intent) {
    case 'unblock':
      return unblockDate(services, staff, date);
    case 'open-holiday':
    case 'close-holiday':
      return setHolidayOpen(services, staff, date, intent === 'open-holiday');
    case 'ask':
      return askToMove(services, staff, absence, booking);
    case 'ask-all':
      return askToMove(services, staff, absence, form.getAll('booking').map(String));
    case 'leave':
      return leaveCall(services, staff, absence, booking);
    default: {
      const { until, from, to, join } = values;
      return blockDate(services, staff, { date, until, from, to, reason, join: join === 'yes' });
    }
  }
}

export default function BlockedDatesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { coming, past, more, holidays, holidaysClosed, today } = loaderData;
  const busy = useNavigation().state !== 'idle';
  const elsewhere = actionData && Object.keys(actionData.fields).length === 0;
  return (
    <>
      <h1 className="mb-3 text-3xl">Blocked dates</h1>
      <p className="mb-8 max-w-[49rem]">
        Nobody can book at these times. Calls that are already booked stay, and are named here until you have
        dealt with them.
      </p>
      <FormAlert message={elsewhere ? actionData.message : null} />
      <div className="grid gap-10 lg:grid-cols-[24rem_minmax(0,1fr)]">
        <AbsenceForm
          key={coming.map(({ key, words }) => key + words).join()}
          today={today}
          failure={actionData}
          busy={busy}
        />
        <div className="min-w-0">
          <h2 className="mb-4 text-xl">Blocked</h2>
          {coming.length === 0 && <p>No date from today on is blocked.</p>}
          <AbsenceList absences={coming} busy={busy} />
          {more && <p className="mt-3 text-ink-soft text-sm">Only the next {coming.length} are shown.</p>}
          {past.length > 0 && (
            <details className="mt-4">
              <summary className="cursor-pointer py-2 font-semibold underline underline-offset-4">
                Past dates ({past.length})
              </summary>
              <AbsenceList absences={past} busy={busy} />
            </details>
          )}
          <HolidaySection holidays={holidays} closed={holidaysClosed} busy={busy} />
        </div>
      </div>
    </>
  );
}
