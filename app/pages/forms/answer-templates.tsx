import { Field } from '#app/ui/field.tsx';

/** The looks of an answer beside a field, for the island to copy: drawn by the same component as the server's. */
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
