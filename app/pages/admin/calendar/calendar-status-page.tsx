import { useState } from 'react';
import { servicesContext } from '#app/context.ts';
import { staffOf } from '#app/guard.ts';
import { privateMeta } from '#app/private-meta.ts';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { formatInstant } from '#domain/format/instant.ts';
import { loadRules } from '#server/availability/rules.ts';
import { type CalendarStatus, calendarStatus } from '#server/calendar/admin/status.ts';
import { testDate } from '#server/calendar/admin/test-date.ts';
import type { Route } from './+types/calendar-status-page.ts';
import { CalendarPage } from './calendar-page.tsx';
import { ConnectionTag } from './connection-tag.tsx';
import { getJson } from './get-json.ts';
import { LikelyCauses } from './likely-causes.tsx';
import { SlotCheck } from './slot-check.tsx';
import type { ConnectionState } from './use-connection.ts';
import { visitorsWords } from './visitors-words.ts';

export const meta: Route.MetaFunction = () => privateMeta('Calendar status');

export async function loader({ context }: Route.LoaderArgs) {
  staffOf(context);
  const services = context.get(servicesContext);
  const { zone } = await loadRules(services.db.query);
  return { status: await calendarStatus(services), date: await testDate(services), zone };
}

const links = [
  { href: '/admin/calendar-setup', label: 'Calendar setup' },
  { href: '/admin/blocked-dates', label: 'Blocked dates' },
  { href: '/admin/calendar-debug', label: 'Calendar debug' },
  { href: '/book-discovery-call', label: 'Booking page' },
  { href: '/oauth-setup', label: 'OAuth setup' },
  { href: '/admin/auth-test', label: 'OAuth tests' },
];

const states: Record<CalendarStatus['state'], string> = {
  'never-connected': 'No calendar is connected: only the site’s own bookings count as busy.',
  connected: 'Google Calendar is connected.',
  revoked: 'Google has ended the connection. Reconnect, and the waiting calendar entries are written.',
  disconnected: 'You disconnected the calendar: only the site’s own bookings count as busy.',
};

export default function CalendarStatusPage({ loaderData }: Route.ComponentProps) {
  const [status, setStatus] = useState(loaderData.status);
  const [check, setCheck] = useState<'idle' | 'busy' | 'failed'>('idle');
  const refresh = async () => {
    setCheck('busy');
    try {
      setStatus(await getJson<CalendarStatus>('/api/admin/calendar/status'));
      setCheck('idle');
    } catch {
      setCheck('failed');
    }
  };
  return (
    <CalendarPage title="Calendar status" intro={<p>{states[status.state]}</p>} links={links}>
      <div className="grid gap-8">
        <Card>
          <h2 className="sr-only">Connection</h2>
          <p className="mb-5">
            <ConnectionTag state={stateOf(status, check)} />
          </p>
          <StatusFacts status={status} zone={loaderData.zone} />
          <LikelyCauses causes={status.causes} />
          <p role="alert" className="font-medium text-danger not-empty:mb-5">
            {check === 'failed' && 'Failed to check calendar status'}
          </p>
          <div className="flex flex-wrap gap-3">
            {status.state !== 'connected' && (
              <LinkButton href="/admin/calendar-setup">
                {status.state === 'revoked' ? 'Reconnect' : 'Connect'} at Calendar setup
              </LinkButton>
            )}
            <Button tone="outline" disabled={check === 'busy'} onClick={() => void refresh()}>
              {check === 'busy' ? 'Checking...' : 'Check again'}
            </Button>
          </div>
        </Card>
        <SlotCheck date={loaderData.date} />
      </div>
    </CalendarPage>
  );
}

function stateOf({ connected, error }: CalendarStatus, check: string): ConnectionState {
  if (check === 'busy') return 'checking';
  if (error || check === 'failed') return 'error';
  return connected ? 'authenticated' : 'not-authenticated';
}

function StatusFacts({ status, zone }: { status: CalendarStatus; zone: string }) {
  const { waiting, failed } = status.queue;
  const facts: Array<[string, string | null]> = [
    ['Calls are written to', status.calendarId],
    ['Busy times are read from', status.checkedCalendars.join(', ')],
    ['Client ID and secret', status.hasCredentials ? 'Set' : 'Not set'],
    ['Last read', status.lastSync ? formatInstant(Date.parse(status.lastSync), zone) : 'Not yet'],
    ['Visitors', visitorsWords(status)],
    ['Calendar entries', `${waiting} waiting${failed > 0 ? `, ${failed} refused by Google` : ''}`],
    ['Error', status.error],
  ];
  return (
    <dl className="mb-5 grid max-w-[49rem] gap-x-6 sm:grid-cols-[14rem_1fr] sm:gap-y-2">
      {facts
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-ink-soft max-sm:text-sm">{label}</dt>
            <dd className="min-w-0 break-words max-sm:mb-3">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
