import { data, redirect } from 'react-router';
import { clientAddressContext, servicesContext, shownAgainContext } from '#app/context.ts';
import { formMessage } from '#app/pages/form-failure.ts';
import { formFailure } from '#app/pages/form-result.ts';
import { FormAlert } from '#app/pages/forms/form-alert.tsx';
import { readForm } from '#app/pages/read-form.ts';
import { privateMeta } from '#app/private-meta.ts';
import { Button } from '#app/ui/button.tsx';
import { minuteMs } from '#domain/format/durations.ts';
import { createOwner, type SetupLinkState, setupLinkState } from '#server/auth/setup-link.ts';
import { signIn } from '#server/auth/sign-in.ts';
import { limit } from '#server/limits/rate-limit.ts';
import { refusedBy } from '#server/limits/refused-by.ts';
import type { Route } from './+types/set-up-page.ts';
import { AccountField } from './account-field.tsx';
import { checkRepeated } from './repeated.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...privateMeta(loaderData?.good === false ? 'This link no longer works' : 'Create the owner’s account'),
  { name: 'referrer', content: 'same-origin' },
];

/** Passes on the headers of the action: Retry-After when an attempt was refused. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

const statusFor: Record<SetupLinkState, number> = { good: 200, ended: 410, unknown: 404 };

export async function loader({ params, context }: Route.LoaderArgs) {
  const state = await setupLinkState(context.get(servicesContext), params.token).catch((error) => {
    // A form that was refused for an outage comes back with what was typed.
    if (context.get(shownAgainContext)) return 'good' as const;
    throw error;
  });
  return data({ good: state === 'good' }, { status: statusFor[state] });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const address = context.get(clientAddressContext);
  const limited = { name: 'set-up', key: address, max: 10, windowMs: 15 * minuteMs };
  const refused = await refusedBy(() => limit(services, limited));
  const form = await readForm(request);
  try {
    if (refused) throw refused;
    checkRepeated(form);
    const account = await createOwner(services, params.token, Object.fromEntries(form));
    const cookies = await signIn(services, account, { address, headers: request.headers });
    return redirect('/admin', { headers: cookies.map((value) => ['Set-Cookie', value]) });
  } catch (error) {
    form.delete('repeat');
    context.set(shownAgainContext, true);
    return formFailure(error, form);
  }
}

export default function SetUpPage({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.good) {
    return (
      <>
        <h1 className="mb-4 text-3xl">This link no longer works</h1>
        <p className="mb-4">
          A set-up link can be used once, within 24 hours. Restart the site and it prints a new one while
          there is no account.
        </p>
        <a href="/sign-in" className="link">
          Sign in
        </a>
      </>
    );
  }
  return (
    <>
      <h1 className="mb-3 text-3xl">Create the owner’s account</h1>
      <p className="mb-6">You will use it to see bookings and enquiries and to set your hours.</p>
      <FormAlert message={formMessage(actionData)} />
      <form method="post" noValidate className="grid gap-5">
        <AccountField kind="name" failure={actionData} />
        <AccountField kind="email" failure={actionData} />
        <AccountField kind="newPassword" failure={actionData} />
        <AccountField kind="repeat" failure={actionData} />
        <Button type="submit">Create account</Button>
      </form>
    </>
  );
}
