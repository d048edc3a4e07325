import { data, redirect } from 'react-router';
import { clientAddressContext, servicesContext, shownAgainContext } from '#app/context.ts';
import { formMessage } from '#app/pages/form-failure.ts';
import { formFailure } from '#app/pages/form-result.ts';
import { FormAlert } from '#app/pages/forms/form-alert.tsx';
import { readForm } from '#app/pages/read-form.ts';
import { privateMeta } from '#app/private-meta.ts';
import { Button } from '#app/ui/button.tsx';
import { minuteMs } from '#domain/format/durations.ts';
import { setNewPassword, staffOfResetLink } from '#server/auth/reset-link.ts';
import { limit } from '#server/limits/rate-limit.ts';
import { refusedBy } from '#server/limits/refused-by.ts';
import type { Route } from './+types/new-password-page.ts';
import { AccountField } from './account-field.tsx';
import { checkRepeated } from './repeated.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...privateMeta(loaderData?.good === false ? 'This link no longer works' : 'Choose a new password'),
  { name: 'referrer', content: 'same-origin' },
];

/** Passes on the headers of the action: Retry-After when an attempt was refused. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ params, context }: Route.LoaderArgs) {
  const staff = await staffOfResetLink(context.get(servicesContext), params.token).catch((error) => {
    // A form that was refused for an outage comes back.
    if (context.get(shownAgainContext)) return 'unknown' as const;
    throw error;
  });
  const email = typeof staff === 'object' && staff ? staff.email : '';
  return data({ good: staff !== null, email }, { status: staff ? 200 : 410 });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const key = context.get(clientAddressContext);
  const limited = { name: 'new-password', key, max: 20, windowMs: 15 * minuteMs };
  const refused = await refusedBy(() => limit(services, limited));
  const form = await readForm(request);
  try {
    if (refused) throw refused;
    checkRepeated(form);
    const { cookies } = await setNewPassword(services, params.token, String(form.get('password') ?? ''));
    return redirect('/sign-in?new-password', {
      status: 303,
      headers: cookies.map((value) => ['Set-Cookie', value]),
    });
  } catch (error) {
    context.set(shownAgainContext, true);
    return formFailure(error, form);
  }
}

export default function NewPasswordPage({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.good) {
    return (
      <>
        <h1 className="mb-4 text-3xl">This link no longer works</h1>
        <p className="mb-4">A link to a new password can be used once, within an hour.</p>
        <a href="/forgotten-password" className="link inline-flex min-h-11 items-center">
          Ask for a new one
        </a>
      </>
    );
  }
  return (
    <>
      <h1 className="mb-3 text-3xl">Choose a new password</h1>
      <p className="mb-6">This signs you out everywhere. Sign in again with the new password.</p>
      <FormAlert message={formMessage(actionData)} />
      <form method="post" noValidate className="grid gap-5">
        {/* For password managers, which store a password under a name. */}
        <input type="text" name="username" autoComplete="username" value={loaderData.email} readOnly hidden />
        <AccountField kind="newPassword" failure={actionData} />
        <AccountField kind="repeat" failure={actionData} />
        <Button type="submit">Set the password</Button>
      </form>
    </>
  );
}
