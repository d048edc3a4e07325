import { data, redirect } from 'react-router';
import { clientAddressContext, servicesContext, shownAgainContext } from '#app/context.ts';
import { formMessage } from '#app/pages/form-failure.ts';
import { formFailure } from '#app/pages/form-result.ts';
import { FormAlert } from '#app/pages/forms/form-alert.tsx';
import { readForm } from '#app/pages/read-form.ts';
import { privateMeta } from '#app/private-meta.ts';
import { Button } from '#app/ui/button.tsx';
import { currentStaff } from '#server/auth/current-staff.ts';
import { relyingParty } from '#server/auth/passkeys/relying-party.ts';
import { signInWithPasskey } from '#server/auth/passkeys/sign-in.ts';
import { beginSignIn } from '#server/auth/sign-in.ts';
import type { Route } from './+types/sign-in-page.ts';
import { AccountField } from './account-field.tsx';
import { nextPage } from './next-page.ts';
import { PasskeyForm } from './passkey-form.tsx';

export const meta: Route.MetaFunction = () => privateMeta('Sign in');

/** Passes on the headers of the action: Retry-After when an attempt was refused. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const passkeys = relyingParty(services) !== null;
  if (context.get(shownAgainContext))
    return data({ signedOut: null, newPassword: false, waited: false, passkeys });
  const staff = await currentStaff(services, request.headers);
  if (staff) throw redirect(nextPage(request.url));
  const asked = new URL(request.url).searchParams;
  return data({
    signedOut: asked.get('signed-out'),
    newPassword: asked.has('new-password'),
    waited: asked.has('waited'),
    passkeys,
  });
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const form = await readForm(request);
  const from = { address: context.get(clientAddressContext), headers: request.headers };
  const next = nextPage(request.url);
  const passkey = form.get('passkey');
  try {
    const { needsSecondStep, cookies } =
      typeof passkey === 'string'
        ? { needsSecondStep: false, cookies: await signInWithPasskey(services, passkey, from) }
        : await beginSignIn(services, Object.fromEntries(form), from);
    const to = needsSecondStep ? `/sign-in/code?next=${encodeURIComponent(next)}` : next;
    return redirect(to, { headers: cookies.map((value) => ['Set-Cookie', value]) });
  } catch (error) {
    context.set(shownAgainContext, true);
    return formFailure(error, form);
  }
}

const signedOutHere =
  'You are signed out in this browser: its cookie is gone. The database did not answer, so your session could not be deleted there and stays until it ends by itself, within 14 days. Nobody can use it without that cookie.';

export default function SignInPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <h1 className="mb-6 text-3xl">Sign in</h1>
      {typeof loaderData?.signedOut === 'string' && !actionData && (
        <p role="status" className="mb-5">
          {loaderData.signedOut === 'here' ? signedOutHere : 'You are signed out.'}
        </p>
      )}
      {loaderData?.waited && !actionData && (
        <p role="status" className="mb-5">
          That sign-in waited for more than ten minutes, or has been used. Please sign in again.
        </p>
      )}
      {loaderData?.newPassword && !actionData && (
        <p role="status" className="mb-5">
          Your new password is set, and you are signed out everywhere. Please sign in with it.
        </p>
      )}
      <FormAlert message={formMessage(actionData)} />
      <form method="post" noValidate className="grid gap-5">
        <AccountField kind="email" failure={actionData} />
        <AccountField kind="password" failure={actionData} />
        <Button type="submit">Sign in</Button>
      </form>
      {loaderData?.passkeys && (
        <div className="mt-4">
          <PasskeyForm />
        </div>
      )}
      <p className="mt-5">
        <a href="/forgotten-password" className="link inline-flex min-h-11 items-center">
          Forgotten your password?
        </a>
      </p>
    </>
  );
}
