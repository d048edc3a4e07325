import { Fragment, memo } from 'react';
import { Field } from '#app/ui/field.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Textarea, TextInput } from '#app/ui/input.tsx';
import { say } from '#content/say.ts';
import type { BookingText } from '#content/schema/booking.ts';
import { longest } from '#domain/forms/longest.ts';

type DetailsFieldsProps = {
  text: BookingText['details'];
  /** Said above the number, where it will be rung. */
  ring: string | null;
  values: Record<string, string>;
  errors: Record<string, string>;
};

const lines = [
  { name: 'name', type: 'text', autoComplete: 'name', required: true, longest: longest.name },
  { name: 'email', type: 'email', autoComplete: 'email', required: true, longest: longest.email },
  { name: 'phone', type: 'tel', autoComplete: 'tel', required: false, longest: longest.phone },
  { name: 'company', type: 'text', autoComplete: 'organization', required: false, longest: longest.company },
] as const;

/** The fields for the visitor and the topic. Drawn anew only where they are told something else. */
export const DetailsFields = memo(({ text, ring, values, errors }: DetailsFieldsProps) => {
  return (
    <>
      {lines.map(({ name, required, ...rest }) => (
        <Fragment key={name}>
          {/* Across both columns, so that the fields beside each other stay on one line. */}
          {name === 'phone' && ring && (
            <p className="flex gap-2.5 text-ink-soft text-sm sm:col-span-2">
              <Icon name="phone" className="mt-[0.2em] shrink-0" />
              {ring}
            </p>
          )}
          <Field id={name} label={text[name]} error={errors[name]} aside={required ? null : say('Optional')}>
            {(control) => (
              <TextInput {...control} {...rest} name={name} required={required} defaultValue={values[name]} />
            )}
          </Field>
        </Fragment>
      ))}
      <Field
        id="message"
        label={text.message}
        aside={say('Optional')}
        error={errors.message}
        className="sm:col-span-2 lg:grid-rows-[auto_1fr]"
      >
        {(control) => (
          <Textarea
            {...control}
            name="message"
            longest={longest.message}
            placeholder={text.messagePlaceholder}
            defaultValue={values.message}
          />
        )}
      </Field>
    </>
  );
});
