import { Form } from 'react-router';
import { Row } from '#app/pages/admin/parts/row.tsx';
import type { FormFailure } from '#app/pages/form-failure.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { TextInput } from '#app/ui/input.tsx';
import type { RetentionRowView } from './retention-view.ts';

type RetentionRowProps = { row: RetentionRowView; failure: FormFailure | undefined; busy: boolean };

/** One kind of record: how long, from when, how many go next, and the way to keep it shorter. */
export function RetentionRow({ row, failure, busy }: RetentionRowProps) {
  const { id, what, period, next, choice, days } = row;
  const error = failure?.fields.days;
  return (
    <Row className="sm:grid-cols-[minmax(0,1fr)_16rem]">
      <div>
        <p className="font-semibold">{what}</p>
        <p className="text-ink-soft text-sm">{next}</p>
      </div>
      <p className="text-sm sm:text-right">{period}</p>
      {choice && (
        <details open={error !== undefined} className="sm:col-span-full">
          <summary className="link inline-flex min-h-11 cursor-pointer items-center text-sm">
            Choose how long<span className="sr-only">: {what}</span>
          </summary>
          <Form method="post" noValidate className="mt-1 flex flex-wrap items-end gap-4">
            <input type="hidden" name="id" value={id} />
            <Field
              id={`days-${id}`}
              label="Days"
              hint={`From ${choice.least} to ${choice.most}.`}
              error={error}
            >
              {(control) => (
                <TextInput
                  {...control}
                  name="days"
                  inputMode="numeric"
                  autoComplete="off"
                  defaultValue={failure?.values.days ?? days}
                />
              )}
            </Field>
            <Button type="submit" tone="outline" size="sm" disabled={busy}>
              Save
            </Button>
          </Form>
        </details>
      )}
    </Row>
  );
}
