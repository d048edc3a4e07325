import { Field } from '#app/ui/field.tsx';
import { Select, Textarea } from '#app/ui/input.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import type { ComposerView } from './composer-view.ts';
import { FilesField } from './files-field.tsx';

type ComposerFieldsProps = {
  view: ComposerView;
  values: Partial<Record<string, string>>;
  fields: Partial<Record<string, string>>;
};

/** To whom, about what, and the letter itself. */
export function ComposerFields({ view, values, fields }: ComposerFieldsProps) {
  return (
    <>
      {['person', 'key', 'answers', 'seen'].map((name) => (
        <input key={name} type="hidden" name={name} value={values[name] ?? ''} />
      ))}
      <Field id="to" label="To" error={fields.to}>
        {(control) => (
          <Select {...control} name="to" key={values.to} defaultValue={values.to}>
            {view.addresses.map(({ email, note }) => (
              <option key={email} value={email}>
                {note ? `${email} (${note})` : email}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <TextField name="subject" label="Subject" error={fields.subject} defaultValue={values.subject} />
      <Field id="text" label="Letter" error={fields.text}>
        {(control) => <Textarea {...control} name="text" className="min-h-72" defaultValue={values.text} />}
      </Field>
      <FilesField error={fields.files} />
    </>
  );
}
