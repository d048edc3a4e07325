import { data, redirect } from 'react-router';
import { clientAddressContext, servicesContext } from '#app/context.ts';
import { formMessage } from '#app/pages/form-failure.ts';
import { formFailure } from '#app/pages/form-result.ts';
import { FormAlert } from '#app/pages/forms/form-alert.tsx';
import { readForm } from '#app/pages/read-form.ts';
import { privateMeta } from '#app/private-meta.ts';
import { Button } from '#app/ui/button.tsx';
import { requestReset } from '#server/team/request-reset.ts';
import type { Route } from './+types/forgotten-password-page.ts';
import { AccountField } from './account-field.tsx';

export const meta: Route.MetaFunction = () => privateMeta('Forgotten password');

/** Passes on the headers of the action: Retry-After when an attempt was refused. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export function loader({ request }: Route.LoaderArgs) {
  return data({ asked: new URL(request.url).searchParams.has('asked') });
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  try {
    await requestReset(context.get(servicesContext), Object.fromEntries(form), {
      address: context.get(clientAddressContext),
      headers: request.headers,
    });
    return redirect('/forgotten-password?asked', 303);
  } catch (error) {
    return formFailure(error, form);
  }
}

/** Says the same whether or not there is such an account. */
export default function ForgottenPasswordPage({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData?.asked && !actionData) return <Asked />;
  return (
    <>
      <h1 className="mb-3 text-3xl">Forgotten your password?</h1>
      <p className="mb-6">We will email you a link to choose a new one.</p>
      <FormAlert message={formMessage(actionData)} />
      <form method="post" noValidate className="grid gap-5">
        <AccountField kind="email" failure={actionData} />
        <Button type="submit">Send the link</Button>
      </form>
      <BackToSignIn />
    </>
  );
}

function Asked() {
  return (
    <>
      <h1 className="mb-3 text-3xl">Check your inbox</h1>
      <p className="mb-4">
        If there is an account with this address, a link to choose a new password is on its way. It works
        once, within an hour.
      </p>
      <p className="mb-4">
        If nothing has come after a few minutes, look in your spam folder. Whoever runs the server can also
        let you in, with or without email: <code className="whitespace-nowrap">npm run reset-access</code>
      </p>
      <BackToSignIn />
    </>
  );
}

function BackToSignIn() {
  return (
    <p className="mt-5">
      <a href="/sign-in" className="link inline-flex min-h-11 items-center">
        Back to signing in
      </a>
    </p>
  );
}
