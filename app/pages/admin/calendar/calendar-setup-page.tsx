import { Form, redirect, useNavigation } from 'react-router';
import { servicesContext } from '#app/context.ts';
import { staffOf } from '#app/guard.ts';
import { formFailure, textValues } from '#app/pages/form-result.ts';
import { readForm } from '#app/pages/read-form.ts';
import { privateMeta } from '#app/private-meta.ts';
import { Button } from '#app/ui/button.tsx';
import { formatBritishDate } from '#domain/format/date-time.ts';
import { chooseCalendars, relistCalendars } from '#server/calendar/admin/choose-calendars.ts';
import { calendarStatus, calendarTrouble } from '#server/calendar/admin/status.ts';
import { testDate } from '#server/calendar/admin/test-date.ts';
import { loadConnection } from '#server/calendar/connection/connection.ts';
import { loadCredentials, saveCredentials } from '#server/calendar/connection/credentials.ts';
import { disconnectCalendar } from '#server/calendar/oauth/disconnect.ts';
import type { SignInCode } from '#server/calendar/oauth/sign-in-codes.ts';
import type { Route } from './+types/calendar-setup-page.ts';
import { CalendarPage } from './calendar-page.tsx';
import { CalendarsForm } from './calendars-form.tsx';
import { ConnectionPanel } from './connection-panel.tsx';
import { CredentialsForm } from './credentials-form.tsx';
import { readReturn } from './read-return.ts';
import { TestPanel } from './test-panel.tsx';

const page = '/admin/calendar-setup';

export const meta: Route.MetaFunction = () => privateMeta('Calendar setup');

export async function loader({ request, context }: Route.LoaderArgs) {
  staffOf(context);
  const services = context.get(servicesContext);
  const connection = await loadConnection(services.db.query);
  const date = await testDate(services);
  return {
    status: await calendarStatus(services),
    trouble: await calendarTrouble(services),
    from: (await loadCredentials(services))?.from ?? null,
    choice:
      connection?.state === 'connected'
        ? {
            calendars: connection.calendars.map(({ id, name, owned }) => ({ id, name, owned })),
            write: connection.writeCalendar,
            checked: connection.checkedCalendars,
            canList: connection.canListCalendars,
          }
        : null,
    date,
    dateText: formatBritishDate(date),
    returned: readReturn(request),
    saved: new URL(request.url).searchParams.get('saved') === 'calendars',
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const staff = staffOf(context);
  const form = await readForm(request);
  const intent = String(form.get('intent'));
  try {
    if (intent === 'credentials') await saveCredentials(services, staff, textValues(form));
    if (intent === 'relist') await relistCalendars(services);
    if (intent === 'calendars') {
      await chooseCalendars(services, staff, {
        write: String(form.get('write') ?? ''),
        checked: form.getAll('checked').map(String),
      });
      return redirect(`${page}?saved=calendars#calendars`);
    }
    if (intent === 'disconnect' && !(await disconnectCalendar(services, staff)).revoked) {
      const end = { status: 'error', message: 'not-revoked' satisfies SignInCode };
      return redirect(`${page}?${new URLSearchParams(end)}`);
    }
    return redirect(page);
  } catch (error) {
    return formFailure(error, form);
  }
}

export default function CalendarSetupPage({ loaderData, actionData }: Route.ComponentProps) {
  const { status, trouble, from, choice, date, dateText, returned, saved } = loaderData;
  const busy = useNavigation().state !== 'idle';
  return (
    <CalendarPage
      title="Calendar setup"
      intro={
        <p>
          Connect the Google Calendar you use every day. Its busy times are not offered to visitors, and each
          booked call appears in it with a Meet link.
        </p>
      }
    >
      <div className="grid gap-8">
        <ConnectionPanel
          key={`${status.state === 'disconnected'} ${returned.message}`}
          status={status}
          trouble={trouble}
          hasCredentials={from !== null}
          returned={returned}
          page={page}
        />
        {actionData && Object.keys(actionData.fields).length === 0 && (
          <p role="alert" className="font-medium text-danger">
            {actionData.message}
          </p>
        )}
        <div className="grid gap-10 lg:grid-cols-2">
          {choice && (
            <CalendarsForm {...choice} failure={actionData} busy={busy} saved={saved && !actionData} />
          )}
          <CredentialsForm from={from} failure={actionData} busy={busy} />
        </div>
        <TestPanel date={date} dateText={dateText} />
        {(choice || status.state === 'revoked') && (
          <details className="max-w-[49rem]">
            <summary className="link inline-flex min-h-11 cursor-pointer items-center">
              Disconnect the calendar
            </summary>
            <Form method="post" className="mt-3 rounded-lg bg-sand p-5">
              <input type="hidden" name="intent" value="disconnect" />
              <p className="mb-4">
                The permission is withdrawn at Google and forgotten here. Calls already in your calendar stay
                there. Until you connect again, only the site’s own bookings count as busy.
              </p>
              <Button type="submit" tone="danger" disabled={busy}>
                Yes, disconnect
              </Button>
            </Form>
          </details>
        )}
      </div>
    </CalendarPage>
  );
}
