import { Form } from 'react-router';
import { EnterButton } from '#app/pages/admin/parts/enter-button.tsx';
import { WayChips } from '#app/pages/admin/parts/way-chips.tsx';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/choice.tsx';
import { Field, FieldGroup } from '#app/ui/field.tsx';
import { Textarea } from '#app/ui/input.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { longest } from '#domain/forms/longest.ts';
import type { BookCallFormProps } from './book-call-view.ts';
import { TimeFields } from './time-fields.tsx';

/** Who, when, how, and what they are sent. One form, so that nothing typed is lost when the date changes. */
export function BookCallForm({ view, answer, busy }: BookCallFormProps) {
  const { fields = {}, values = {} } = answer ?? {};
  const { caller } = view;
  return (
    <Form method="post" noValidate className="grid max-w-[49rem] gap-8">
      <EnterButton intent="enter" disabled={busy} />
      <input type="hidden" name="key" value={values.key ?? view.key} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          name="name"
          label="Name"
          longest={longest.name}
          defaultValue={values.name ?? caller.name}
          error={fields.name}
        />
        <TextField
          name="phone"
          label="Phone"
          aside="Optional"
          type="tel"
          longest={longest.phone}
          defaultValue={values.phone ?? caller.phone}
          error={fields.phone}
        />
        <TextField
          name="email"
          label="Email"
          type="email"
          defaultValue={values.email ?? caller.email}
          error={fields.email}
        />
      </div>
      <TimeFields view={view} answer={answer} busy={busy} />
      <FieldGroup id="way" label="How you talk" error={fields.way}>
        <WayChips chosen={values.way ?? view.way} />
      </FieldGroup>
      <Field id="notes" label="Note" aside="Optional" hint="Only staff see it." error={fields.notes}>
        {(control) => (
          <Textarea {...control} name="notes" rows={3} longest={longest.notes} defaultValue={values.notes} />
        )}
      </Field>
      <Checkbox
        name="invite"
        value="yes"
        defaultChecked={answer ? values.invite !== undefined : true}
        label="Send them the invitation by email. Reminders go out either way."
      />
      {fields.sure && (
        <div className="grid gap-3 rounded-md border-beacon border-l-4 bg-beacon-wash p-4">
          <p role="alert" className="font-semibold">
            {fields.sure}
          </p>
          <Checkbox name="sure" value={fields.sure} label="I know. Book this time anyway." />
        </div>
      )}
      <p>
        <Button type="submit" name="intent" value="book" disabled={busy}>
          {busy ? 'Booking...' : 'Book the call'}
        </Button>
      </p>
    </Form>
  );
}
