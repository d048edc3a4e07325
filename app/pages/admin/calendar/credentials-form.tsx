import { Form } from 'react-router';
import type { FormFailure } from '#app/pages/form-failure.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { TextInput } from '#app/ui/input.tsx';
import { longest } from '#domain/forms/longest.ts';

type CredentialsFormProps = {
  from: 'environment' | 'settings' | null;
  failure: FormFailure | undefined;
  busy: boolean;
};

/** Client ID and secret of the site's registration at Google. The secret is never shown again. */
export function CredentialsForm({ from, failure, busy }: CredentialsFormProps) {
  return (
    <section aria-labelledby="client" className="grid content-start gap-4">
      <h2 id="client" className="text-xl">
        Client ID and secret
      </h2>
      {from === 'environment' ? (
        <p>
          They are set in the environment (GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET) and can only be changed
          there.
        </p>
      ) : (
        <>
          <p>
            {from === 'settings'
              ? 'They are stored, encrypted. Enter both again to replace them.'
              : 'Google shows them when the OAuth client is made.'}{' '}
            <a className="link" href="/oauth-setup">
              How to get them
            </a>
          </p>
          <Form method="post" noValidate className="grid gap-4">
            <input type="hidden" name="intent" value="credentials" />
            <Field id="clientId" label="Client ID" error={failure?.fields.clientId}>
              {(control) => (
                <TextInput
                  {...control}
                  name="clientId"
                  autoComplete="off"
                  spellCheck={false}
                  longest={longest.credential}
                  defaultValue={failure?.values.clientId}
                />
              )}
            </Field>
            <Field id="clientSecret" label="Client secret" error={failure?.fields.clientSecret}>
              {(control) => (
                <TextInput
                  {...control}
                  name="clientSecret"
                  type="password"
                  autoComplete="off"
                  longest={longest.credential}
                />
              )}
            </Field>
            <Button type="submit" tone="ink" disabled={busy} className="justify-self-start">
              Save
            </Button>
          </Form>
        </>
      )}
    </section>
  );
}
