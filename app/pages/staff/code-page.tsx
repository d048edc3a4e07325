import { data, redirect } from 'react-router';
import { clientAddressContext, servicesContext, shownAgainContext } from '#app/context.ts';
import { formMessage } from '#app/pages/form-failure.ts';
import { formFailure } from '#app/pages/form-result.ts';
import { FormAlert } from '#app/pages/forms/form-alert.tsx';
import { readForm } from '#app/pages/read-form.ts';
import { privateMeta } from '#app/private-meta.ts';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import type { AuthServices } from '#server/auth/auth-services.ts';
import { relyingParty } from '#server/auth/passkeys/relying-party.ts';
import { completeWithPasskey } from '#server/auth/passkeys/second-step.ts';
import { completeSignIn } from '#server/auth/second-step/complete.ts';
import { secondStepOf } from '#server/auth/second-step/second-step.ts';
import { waitingStep } from '#server/auth/second-step/waiting.ts';
import { isDomainError } from '#server/base/errors.ts';
import type { Route } from './+types/code-page.ts';
import { AccountField } from './account-field.tsx';
import { nextPage } from './next-page.ts';
import { PasskeyForm } from './passkey-form.tsx';

export const meta: Route.MetaFunction = () => privateMeta('Second step');

/** Passes on the headers of the action: Retry-After when an attempt was refused. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

const signInAgain = '/sign-in?waited';

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const isShownAgain = context.get(shownAgainContext);
  const found = await waysOn(services, request.headers).catch((error: unknown) => {
    // A form that was refused for an outage comes back.
    if (isShownAgain) return { app: true, passkeys: false };
    throw error;
  });
  if (!found && !isShownAgain) throw redirect(signInAgain);
  return data(found ?? { app: true, passkeys: false });
}

/** What the sign-in that waits in this browser can go on with; null when none waits. */
async function waysOn(services: AuthServices, headers: Headers) {
  const waiting = await waitingStep(services, headers);
  const step = waiting && (await secondStepOf(services.db.query, waiting.id));
  if (!step) return null;
  return { app: step.since !== null, passkeys: step.passkeys > 0 && relyingParty(services) !== null };
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const form = await readForm(request);
  const from = { address: context.get(clientAddressContext), headers: request.headers };
  const passkey = form.get('passkey');
  try {
    const cookies =
      typeof passkey === 'string'
        ? await completeWithPasskey(services, passkey, from)
        : await completeSignIn(services, Object.fromEntries(form), from);
    return redirect(nextPage(request.url), {
      status: 303,
      headers: cookies.map((value) => ['Set-Cookie', value]),
    });
  } catch (error) {
    if (isDomainError(error) && error.code === 'gone') return redirect(signInAgain, 303);
    context.set(shownAgainContext, true);
    return formFailure(error, form);
  }
}

/** After the password: a passkey, the code from the app, or a recovery code. */
export default function CodePage({ loaderData: { app, passkeys }, actionData }: Route.ComponentProps) {
  const lost = actionData !== undefined && 'recovery' in actionData.fields;
  return (
    <>
      <h1 className="mb-3 text-3xl">Second step</h1>
      <p className="mb-6">Your password is right. One more step, and you are in.</p>
      <FormAlert message={formMessage(actionData)} />
      {passkeys && <PasskeyForm secondStep />}
      {app && (
        <form method="post" noValidate className={cx('grid gap-5', passkeys && 'mt-8')}>
          <AccountField kind="code" failure={actionData} />
          <Button type="submit" tone={passkeys ? 'ink' : 'beacon'}>
            Sign in
          </Button>
        </form>
      )}
      <details className="mt-5" open={lost}>
        <summary className="link inline-flex min-h-11 cursor-pointer items-center">
          {app ? 'No access to your app?' : 'No access to your passkey?'}
        </summary>
        <form method="post" noValidate className="mt-3 grid gap-5">
          <AccountField kind="recovery" failure={actionData} />
          <Button type="submit" tone="ink">
            Sign in with the recovery code
          </Button>
        </form>
        <p className="mt-4">
          No recovery codes either? Whoever runs the server can remove the second step:{' '}
          <code className="wrap-anywhere text-sm">npm run reset-access -- --without-second-factor</code>
        </p>
      </details>
      <p className="mt-3">
        <a href="/sign-in" className="link inline-flex min-h-11 items-center">
          Sign in as somebody else
        </a>
      </p>
    </>
  );
}
