import { Field } from '#app/ui/field.tsx';

/**
 * Templates of the messages beside a field, which the island copies: drawn by the same component as on the server.
 */
export function AnswerTemplates() {
  return (
    <template data-answers>
      <Field id="answer" label="" error="-">
        {() => null}
      </Field>
      <Field id="answer" label="" success="-">
        {() => null}
      </Field>
    </template>
  );
}
