import { data, redirect } from 'react-router';
import { clientAddressContext, servicesContext, shownAgainContext } from '#app/context.ts';
import { formMessage } from '#app/pages/form-failure.ts';
import { formFailure } from '#app/pages/form-result.ts';
import { FormAlert } from '#app/pages/forms/form-alert.tsx';
import { readForm } from '#app/pages/read-form.ts';
import { privateMeta } from '#app/private-meta.ts';
import { Button } from '#app/ui/button.tsx';
import { site } from '#content/site.ts';
import { minuteMs } from '#domain/format/durations.ts';
import { signIn } from '#server/auth/sign-in.ts';
import { limit } from '#server/limits/rate-limit.ts';
import { refusedBy } from '#server/limits/refused-by.ts';
import { acceptInvitation, invitationOf } from '#server/team/accept-invitation.ts';
import type { Route } from './+types/invitation-page.ts';
import { AccountField } from './account-field.tsx';
import { checkRepeated } from './repeated.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...privateMeta(loaderData?.email === null ? 'This invitation no longer works' : 'Join the team'),
  { name: 'referrer', content: 'same-origin' },
];

/** Passes on the headers of the action: Retry-After when an attempt was refused. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ params, context }: Route.LoaderArgs) {
  const invited = await invitationOf(context.get(servicesContext), params.token).catch((error) => {
    // A form that was refused for an outage comes back with what was typed.
    if (context.get(shownAgainContext)) return { email: '' };
    throw error;
  });
  return data({ email: invited?.email ?? null }, { status: invited ? 200 : 410 });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const address = context.get(clientAddressContext);
  const limited = { name: 'invitation', key: address, max: 20, windowMs: 15 * minuteMs };
  const refused = await refusedBy(() => limit(services, limited));
  const form = await readForm(request);
  try {
    if (refused) throw refused;
    checkRepeated(form);
    const account = await acceptInvitation(services, params.token, Object.fromEntries(form));
    const cookies = await signIn(services, account, { address, headers: request.headers });
    return redirect('/admin', { headers: cookies.map((value) => ['Set-Cookie', value]) });
  } catch (error) {
    context.set(shownAgainContext, true);
    return formFailure(error, form);
  }
}

export default function InvitationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { email } = loaderData;
  if (email === null) {
    return (
      <>
        <h1 className="mb-4 text-3xl">This invitation no longer works</h1>
        <p className="mb-4">
          It has been accepted or withdrawn, or is older than seven days. Ask whoever invited you for a new
          one.
        </p>
        <a href="/sign-in" className="link inline-flex min-h-11 items-center">
          Sign in
        </a>
      </>
    );
  }
  return (
    <>
      <h1 className="mb-3 text-3xl">Join {site.name}</h1>
      <p className="mb-6 wrap-anywhere">
        Your account is made under <strong>{email || 'the address that was invited'}</strong>.
      </p>
      <FormAlert message={formMessage(actionData)} />
      <form method="post" noValidate className="grid gap-5">
        {/* For password managers, which store a password under a name. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <AccountField kind="name" failure={actionData} />
        <AccountField kind="newPassword" failure={actionData} />
        <AccountField kind="repeat" failure={actionData} />
        <Button type="submit">Create my account</Button>
      </form>
    </>
  );
}
