import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Field, FieldGroup } from './field.tsx';
import { TextInput } from './input.tsx';

const field = (props: { hint?: string; error?: string; success?: string }) =>
  renderToStaticMarkup(
    <Field id="email" label="Email Address *" {...props}>
      {(control) => <TextInput {...control} name="email" />}
    </Field>,
  );

test('label and control belong together', () => {
  const html = field({});
  expect(html).toContain('for="email"');
  expect(html).toMatch(/<input[^>]* id="email"/);
  expect(html).not.toContain('aria-invalid="');
  expect(html).not.toContain('aria-describedby');
});

test('an error is announced, marks the control invalid and describes it after the hint', () => {
  const html = field({ hint: 'For the invitation', error: 'Email is required', success: 'Perfect!' });
  expect(html).toMatch(/<p id="email-error" role="alert"/);
  expect(html).toContain('aria-invalid="true"');
  expect(html).toContain('aria-describedby="email-hint email-error"');
  expect(html).not.toContain('Perfect!');
});

test('a good value gets its answer without an alert', () => {
  const html = field({ success: 'Perfect!' });
  expect(html).toContain('aria-describedby="email-success"');
  expect(html).not.toContain('role="alert"');
});

test('a group describes its fieldset', () => {
  const html = renderToStaticMarkup(
    <FieldGroup id="types" label="What do you need?" error="Please select at least one project type">
      <span />
    </FieldGroup>,
  );
  expect(html).toMatch(/<fieldset id="types" aria-describedby="types-error"/);
});
