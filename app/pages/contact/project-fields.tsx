import type { LeadFormView } from '#app/pages/forms/form-view.ts';
import { Checkbox } from '#app/ui/choice.tsx';
import { Field } from '#app/ui/field.tsx';
import { Textarea } from '#app/ui/input.tsx';
import { contact } from '#content/contact.ts';
import { longest } from '#domain/forms/longest.ts';
import { FileField } from './file-field.tsx';

/** Step 3: the project in the visitor's words, with files and the newsletter if wanted. */
export function ProjectFields({ view }: { view: LeadFormView }) {
  const { values, fields } = view;
  const labels = contact.fields;
  const message = values.message?.[0] ?? '';
  return (
    <>
      <Field
        id="message"
        label={labels.message}
        error={fields.message}
        aside={
          <span
            data-counter
            data-enough={message.trim().length >= 10 || undefined}
            className="contact-counter"
          >
            <span data-count className="figures">
              {message.trim().length}
            </span>
            {contact.fields.counter}
          </span>
        }
      >
        {(control) => (
          <Textarea
            {...control}
            name="message"
            required
            rows={6}
            longest={longest.message}
            placeholder={labels.messagePlaceholder}
            defaultValue={message}
          />
        )}
      </Field>
      <FileField error={fields.files} lost={view.filesLost} />
      <Checkbox
        name="newsletter"
        value="true"
        defaultChecked={values.newsletter !== undefined}
        label={labels.newsletter}
      />
    </>
  );
}
