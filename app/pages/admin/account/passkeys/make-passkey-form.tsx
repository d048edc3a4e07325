import { type FormEvent, useState } from 'react';
import { knowsPasskeys, makePasskey, passkeyTrouble } from '#app/browser/passkeys.ts';
import { type FormFailure, formMessage } from '#app/pages/form-failure.ts';
import { FormAlert } from '#app/pages/forms/form-alert.tsx';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/text-field.tsx';

type MakePasskeyFormProps = {
  options: PublicKeyCredentialCreationOptionsJSON;
  /** What this device is called until its owner says otherwise. */
  device: string;
  failure: FormFailure | undefined;
};

/** The second part: the device makes the passkey, and its answer goes along with the form. */
export function MakePasskeyForm({ options, device, failure }: MakePasskeyFormProps) {
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const field = form.elements.namedItem('passkey');
    if (!(field instanceof HTMLInputElement) || busy) return;
    setBusy(true);
    setTrouble(null);
    try {
      if (!knowsPasskeys()) throw new DOMException('', 'NotSupportedError');
      // Without a name nothing is asked of the device: the server says what is missing.
      const name = form.elements.namedItem('name');
      const isNamed = name instanceof HTMLInputElement && name.value.trim() !== '';
      field.value = isNamed ? await makePasskey(options) : '';
      form.submit();
    } catch (error) {
      setTrouble(passkeyTrouble(error));
      setBusy(false);
    }
  };
  return (
    <form
      method="post"
      action="/admin/account/passkeys"
      noValidate
      onSubmit={send}
      className="grid max-w-[28rem] gap-5"
    >
      <p>
        Give it a name that tells you which device it is. Your browser then asks where to keep the passkey.
      </p>
      {!formMessage(failure) && <FormAlert message={trouble} />}
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="passkey" />
      <TextField
        name="name"
        label="Name of the passkey"
        autoComplete="off"
        defaultValue={failure?.values.name ?? device}
        error={failure?.fields.name}
        // A refused form comes back as a new page: without scripts only `autofocus` can move the focus.
        autoFocus={failure?.fields.name !== undefined}
      />
      <Button type="submit" tone="ink" className="justify-self-start" disabled={busy}>
        Make the passkey
      </Button>
      <noscript>
        <p>
          A passkey needs JavaScript, which is switched off in this browser. Your password and an app work
          without it.
        </p>
      </noscript>
    </form>
  );
}
