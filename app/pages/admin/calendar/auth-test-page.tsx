import { useState } from 'react';
import { servicesContext } from '#app/context.ts';
import { staffOf } from '#app/guard.ts';
import { privateMeta } from '#app/private-meta.ts';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { calendarStatus } from '#server/calendar/admin/status.ts';
import type { Route } from './+types/auth-test-page.ts';
import { CalendarPage } from './calendar-page.tsx';
import { ConnectionTag } from './connection-tag.tsx';
import { getJson } from './get-json.ts';
import { readReturn } from './read-return.ts';
import { useConnection } from './use-connection.ts';

const address = '/api/auth/google?test=1&return=/admin/auth-test';

export const meta: Route.MetaFunction = () => privateMeta('OAuth tests');

export async function loader({ request, context }: Route.LoaderArgs) {
  staffOf(context);
  return { status: await calendarStatus(context.get(servicesContext)), returned: readReturn(request) };
}

export default function AuthTestPage({ loaderData }: Route.ComponentProps) {
  const { status, returned } = loaderData;
  const { state, message, connect } = useConnection(status, returned);
  return (
    <CalendarPage
      title="OAuth tests"
      intro={
        <p>
          Tries the way to Google and back. While a calendar is connected, Google does not ask again and the
          connection stays as it is.
        </p>
      }
    >
      <div className="grid gap-5 lg:grid-cols-3">
        <Card className="lg:col-span-3">
          <h2 className="sr-only">Result</h2>
          <p className={message ? 'mb-3' : ''}>
            <ConnectionTag state={state} />
          </p>
          {message && (
            <p role={state === 'error' ? 'alert' : undefined} className="font-medium">
              {message}
            </p>
          )}
          {returned.popup && returned.status && <p className="mt-3">You can close this window.</p>}
        </Card>
        <Card tone="line" className="grid content-start gap-4">
          <h2 className="text-xl">Full-page redirect</h2>
          <p>This page goes to Google and comes back with the result.</p>
          <a href={address} className={buttonClass({ tone: 'ink', className: 'justify-self-start' })}>
            Test full-page redirect
          </a>
        </Card>
        <Card tone="line" className="grid content-start gap-4">
          <h2 className="text-xl">Popup</h2>
          <p>A window of 600 by 600 opens, and this page notices when it is done.</p>
          <Button tone="ink" className="justify-self-start" onClick={() => connect(`${address}&popup=1`)}>
            Test popup
          </Button>
        </Card>
        <DomainTest />
      </div>
    </CalendarPage>
  );
}

type Domain = { domain: string; redirectUri: string };

function DomainTest() {
  const [found, setFound] = useState<Domain | string | null>(null);
  const detect = () =>
    getJson<Domain>('/api/domain').then(setFound, () => setFound('The domain could not be detected.'));
  return (
    <Card tone="line" className="grid content-start gap-4">
      <h2 className="text-xl">Domain detection</h2>
      <p>Shows the address the site believes it has.</p>
      <Button tone="ink" className="justify-self-start" onClick={() => void detect()}>
        Detect domain
      </Button>
      <div role="status" className="min-w-0">
        {typeof found === 'string' && <p className="font-medium text-danger">{found}</p>}
        {found && typeof found === 'object' && (
          <dl className="grid gap-2 text-sm">
            <div>
              <dt className="text-ink-soft">Domain</dt>
              <dd className="break-all font-mono">{found.domain}</dd>
            </div>
            <div>
              <dt className="text-ink-soft">Redirect URI</dt>
              <dd className="break-all font-mono">{found.redirectUri}</dd>
            </div>
          </dl>
        )}
      </div>
    </Card>
  );
}
