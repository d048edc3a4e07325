import { servicesContext } from '#app/context.ts';
import { staffOf } from '#app/guard.ts';
import { CopyRow } from '#app/pages/admin/parts/copy-row.tsx';
import { privateMeta } from '#app/private-meta.ts';
import { LinkButton } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { requestedScopes } from '#server/calendar/google/scopes.ts';
import { domainInfo } from '#server/calendar/oauth/public-origin.ts';
import type { Route } from './+types/oauth-setup-page.ts';
import { CalendarPage } from './calendar-page.tsx';

export const meta: Route.MetaFunction = () => privateMeta('OAuth setup');

export function loader({ request, context }: Route.LoaderArgs) {
  staffOf(context);
  const { origin, redirectUri } = domainInfo(context.get(servicesContext).env, request.url);
  return { origin, redirectUri, scopes: [...requestedScopes] };
}

export default function OauthSetupPage({ loaderData }: Route.ComponentProps) {
  const { origin, redirectUri, scopes } = loaderData;
  return (
    <CalendarPage
      title="OAuth setup"
      intro={
        <p>You have to tell Google once that this site may ask for your calendar. It takes ten minutes.</p>
      }
    >
      <div className="grid max-w-[49rem] gap-8">
        <Card className="grid gap-5">
          <CopyRow label="Current origin" value={origin} />
          <CopyRow label="Redirect URI" value={redirectUri} />
        </Card>
        <section aria-labelledby="steps">
          <h2 id="steps" className="mb-4 text-xl">
            Setup steps
          </h2>
          <ol className="grid list-decimal gap-4 pl-6">
            <li>
              Open{' '}
              <a
                className="link"
                href="https://console.cloud.google.com/apis/credentials"
                target="_blank"
                rel="noopener noreferrer"
              >
                Google Cloud console, Credentials
              </a>{' '}
              with the Google account that owns the calendar, and make a project if there is none.
            </li>
            <li>Under ‘Library’, enable the Google Calendar API.</li>
            <li>
              Under ‘OAuth consent screen’, choose ‘External’, name the site and add these scopes:
              <ul className="mt-2 grid list-disc gap-1 break-all pl-5 font-mono text-sm">
                {scopes.map((scope) => (
                  <li key={scope}>{scope}</li>
                ))}
              </ul>
            </li>
            <li>
              Publish the app. While it stays in ‘Testing’, Google ends every permission after seven days.
            </li>
            <li>
              Under ‘Credentials’, make an OAuth client ID of the type ‘Web application’. Paste the current
              origin under ‘Authorized JavaScript origins’ and the redirect URI under ‘Authorized redirect
              URIs’, letter for letter.
            </li>
            <li>
              Enter the client ID and the client secret at{' '}
              <a className="link" href="/admin/calendar-setup">
                Calendar setup
              </a>{' '}
              and connect. Leave every box on Google’s page ticked.
            </li>
          </ol>
        </section>
        <p className="rounded-lg bg-beacon-wash p-5">
          Google can take up to 5 minutes to activate a new redirect URI. Until then it answers
          ‘redirect_uri_mismatch’. For local development on port 5000, also add{' '}
          <code className="break-all font-mono text-sm">http://localhost:5000/api/auth/google/callback</code>.
        </p>
        <p>
          <LinkButton href="/book-discovery-call" tone="ink" icon="arrow-left">
            Back to Booking
          </LinkButton>
        </p>
      </div>
    </CalendarPage>
  );
}
