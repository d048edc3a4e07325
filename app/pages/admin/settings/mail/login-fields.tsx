import type { FormFailure } from '#app/pages/form-failure.ts';
import { Field } from '#app/ui/field.tsx';
import { Select, TextInput } from '#app/ui/input.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { longest } from '#domain/forms/longest.ts';
import type { Provider } from '#domain/mail-server/providers.ts';
import type { ShownLogin } from '#server/settings/shown-login.ts';

type LoginFieldsProps = {
  login: ShownLogin | null;
  /** What to fill in while nothing is saved, or another provider is chosen. */
  preset: Provider['smtp'] | undefined;
  failure: FormFailure | undefined;
  /** The ports that are usual, for the hint. */
  ports: string;
  passwordHint: string | undefined;
};

/** Where a server is and who signs in there. Its password goes one way only. */
export function LoginFields({ login, preset, failure, ports, passwordHint }: LoginFieldsProps) {
  const before = preset && preset.host !== login?.host ? { ...preset, user: '' } : login;
  const value = (name: 'host' | 'port' | 'encryption' | 'user') =>
    failure?.values[name] ?? String(before?.[name] ?? '');
  const isKept = login?.hasPassword === true && login.host === before?.host;
  return (
    <>
      <TextField
        name="host"
        label="Server"
        hint="As your provider names it, such as smtp.example.com"
        error={failure?.fields.host}
        defaultValue={value('host')}
        autoComplete="off"
        spellCheck={false}
        autoCapitalize="none"
        longest={253}
      />
      <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <TextField
          name="port"
          label="Port"
          hint={ports}
          error={failure?.fields.port}
          defaultValue={value('port')}
          inputMode="numeric"
          autoComplete="off"
        />
        <Field
          id="encryption"
          label="Encryption"
          hint="The two are equally safe"
          error={failure?.fields.encryption}
        >
          {(control) => (
            <Select {...control} name="encryption" defaultValue={value('encryption') || 'starttls'}>
              <option value="tls">TLS, from the first word (SSL)</option>
              <option value="starttls">STARTTLS, after the greeting</option>
              <option value="none">None: only for this machine</option>
            </Select>
          )}
        </Field>
      </div>
      <TextField
        name="user"
        label="User name"
        hint="Most often the whole email address"
        error={failure?.fields.user}
        defaultValue={value('user')}
        autoComplete="off"
        spellCheck={false}
        autoCapitalize="none"
        longest={longest.email}
      />
      <Field
        id="password"
        label={isKept ? 'Replace the password' : 'Password'}
        hint={
          isKept
            ? 'A password is saved, and never shown. Leave this empty to keep it for the same server and user.'
            : passwordHint
        }
        error={failure?.fields.password}
      >
        {(control) => (
          <TextInput
            {...control}
            type="password"
            name="password"
            autoComplete="off"
            longest={longest.credential}
          />
        )}
      </Field>
    </>
  );
}
