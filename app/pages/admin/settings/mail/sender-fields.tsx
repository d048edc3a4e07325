import type { FormFailure } from '#app/pages/form-failure.ts';
import { TextField } from '#app/ui/text-field.tsx';
import { longest } from '#domain/forms/longest.ts';
import type { EmailView } from './email-view.ts';
import { FixedField } from './fixed-field.tsx';

type SenderFieldsProps = Pick<EmailView, 'fixed' | 'saved' | 'defaults'> & {
  failure: FormFailure | undefined;
};

/** Who mails come from and where the agency is told; what the server's own configuration says is shown as it is. */
export function SenderFields({ fixed, saved, defaults, failure }: SenderFieldsProps) {
  const value = (name: 'senderName' | 'senderAddress' | 'agencyEmail') =>
    failure?.values[name] ?? saved?.[name] ?? '';
  return (
    <>
      {fixed.sender === null ? (
        <>
          <TextField
            name="senderName"
            label="Sender’s name"
            hint="What visitors see in their inbox"
            error={failure?.fields.senderName}
            defaultValue={value('senderName') || defaults.name}
            autoComplete="organization"
            longest={longest.name}
          />
          <TextField
            name="senderAddress"
            type="email"
            label="Sender’s address"
            hint="One that the user above may send from. The part after the @ is your sending domain."
            error={failure?.fields.senderAddress}
            defaultValue={value('senderAddress') || defaults.email}
            autoComplete="email"
            longest={longest.email}
          />
        </>
      ) : (
        <FixedField name="senderFixed" label="Sender" value={fixed.sender} />
      )}
      {fixed.agencyEmail === null ? (
        <TextField
          name="agencyEmail"
          type="email"
          label="Where you are told"
          hint="News of leads and calls goes to this address, and visitors’ replies come to it."
          error={failure?.fields.agencyEmail}
          defaultValue={value('agencyEmail') || defaults.email}
          autoComplete="email"
          longest={longest.email}
        />
      ) : (
        <FixedField name="agencyFixed" label="Where you are told" value={fixed.agencyEmail} />
      )}
    </>
  );
}
