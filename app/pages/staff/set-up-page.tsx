import { redirect } from 'react-router';
import { clientAddressContext, servicesContext } from '#app/context.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { TextInput } from '#app/ui/input.tsx';
import { createOwner, setupLinkIsGood } from '#server/auth/setup-link.ts';
import { signIn } from '#server/auth/sign-in.ts';
import { DomainError } from '#server/errors.ts';
import { limit } from '#server/http/rate-limit.ts';
import { formFailure } from '../form-result.ts';
import type { Route } from './+types/set-up-page.ts';

export const meta: Route.MetaFunction = () => [
  { title: 'Create the owner’s account | Foreshore' },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'same-origin' },
];

export async function loader({ params, context }: Route.LoaderArgs) {
  return { good: await setupLinkIsGood(context.get(servicesContext), params.token) };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const address = context.get(clientAddressContext);
  const form = await request.formData();
  try {
    await limit(services, { name: 'set-up', key: address, max: 10, windowMs: 15 * 60_000 });
    if (form.get('password') !== form.get('repeat')) {
      const message = 'The two passwords are not the same.';
      throw new DomainError('invalid', message, { fields: { repeat: message } });
    }
    const account = await createOwner(services, params.token, Object.fromEntries(form));
    const cookies = await signIn(services, account, { address, headers: request.headers });
    return redirect('/admin', { headers: cookies.map((value) => ['Set-Cookie', value]) });
  } catch (error) {
    form.delete('repeat');
    return formFailure(error, form);
  }
}

export default function SetUpPage({ loaderData, actionData }: Route.ComponentProps) {
  const fields = actionData?.fields ?? {};
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
      {actionData && Object.keys(fields).length === 0 && (
        <p role="alert" className="mb-5 font-medium text-danger">
          {actionData.message}
        </p>
      )}
      <form method="post" noValidate className="grid gap-5">
        <Field id="name" label="Your name" error={fields.name}>
          {(control) => (
            <TextInput {...control} name="name" autoComplete="name" defaultValue={actionData?.values.name} />
          )}
        </Field>
        <Field id="email" label="E-mail address" error={fields.email}>
          {(control) => (
            <TextInput
              {...control}
              name="email"
              type="email"
              autoComplete="username"
              defaultValue={actionData?.values.email}
            />
          )}
        </Field>
        <Field id="password" label="Password" hint="At least 12 characters." error={fields.password}>
          {(control) => (
            <TextInput {...control} name="password" type="password" autoComplete="new-password" />
          )}
        </Field>
        <Field id="repeat" label="The same password again" error={fields.repeat}>
          {(control) => <TextInput {...control} name="repeat" type="password" autoComplete="new-password" />}
        </Field>
        <Button type="submit">Create account</Button>
      </form>
    </>
  );
}
