import { Form } from 'react-router';
import { useHeldForm } from '#app/pages/admin/parts/use-held-form.ts';
import type { FormFailure } from '#app/pages/form-failure.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { Select, Textarea } from '#app/ui/input.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { yourData } from '#content/your-data.ts';
import { dataRequestIdentities, dataRequestOutcomes } from '#domain/data-requests/kinds.ts';
import { longest } from '#domain/forms/longest.ts';
import { identityWords } from './identity-words.ts';
import type { RequestView } from './request-view.ts';

type AnswerFormProps = { request: RequestView; failure: FormFailure | undefined; busy: boolean };

/** When the person was answered, what came of it, and what exactly was done. It can be corrected later. */
export function AnswerForm({ request, failure, busy }: AnswerFormProps) {
  const typed = failure?.values ?? {};
  const errors = failure?.fields ?? {};
  const { key, seen, on, meanwhile } = useHeldForm({
    saved: {
      ...{ answeredOn: request.answeredOn ?? '', outcome: request.outcome ?? '' },
      ...{ identity: request.identity, note: request.note },
    },
    ...{ seen: request.seen, failure },
  });
  return (
    <Form method="post" key={key} {...on} noValidate className="grid gap-5">
      <input type="hidden" name="seen" value={seen} />
      <TextField
        name="answeredOn"
        type="date"
        label="Answered on"
        max={request.today}
        hint={meanwhile('answeredOn', request.answered)}
        error={errors.answeredOn}
        defaultValue={typed.answeredOn ?? request.answeredOn ?? request.today}
      />
      <Field
        id="outcome"
        label="Outcome"
        hint={meanwhile('outcome', request.outcomeText)}
        error={errors.outcome}
      >
        {(control) => (
          <Select {...control} name="outcome" defaultValue={typed.outcome ?? request.outcome ?? ''}>
            <option value="">Please choose</option>
            {dataRequestOutcomes.map((id) => (
              <option key={id} value={id}>
                {yourData.outcomes[id]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        id="identity"
        label="How we know it is them"
        hint={
          meanwhile('identity', identityWords[request.identity]) ??
          'Anybody can send the form. A file goes only to the address it is about.'
        }
        error={errors.identity}
      >
        {(control) => (
          <Select {...control} name="identity" defaultValue={typed.identity ?? request.identity}>
            {dataRequestIdentities.map((id) => (
              <option key={id} value={id}>
                {identityWords[id]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        id="note"
        label="Note"
        hint={meanwhile('note') ?? 'What was done, and the reason if something was refused.'}
        error={errors.note}
      >
        {(control) => (
          <Textarea
            {...control}
            name="note"
            longest={longest.notes}
            defaultValue={typed.note ?? request.note}
          />
        )}
      </Field>
      <p>
        <Button type="submit" disabled={busy}>
          Save the answer
        </Button>
      </p>
    </Form>
  );
}
