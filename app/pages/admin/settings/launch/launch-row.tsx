import { Form, Link } from 'react-router';
import { Row } from '#app/pages/admin/parts/row.tsx';
import type { FormFailure } from '#app/pages/form-failure.ts';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { TextInput } from '#app/ui/input.tsx';
import type { LaunchItem } from '#server/start/launch/launch-item.ts';

type LaunchRowProps = { item: LaunchItem; failure: FormFailure | undefined; busy: boolean };

/** One thing to settle: what, why, where it is mended, and the way to put it aside. */
export function LaunchRow({ item: { id, what, why, mend, unsafe }, failure, busy }: LaunchRowProps) {
  const error = failure?.fields.reason;
  return (
    <Row className="sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div>
        <p className="font-semibold">{what}</p>
        <p className="text-ink-soft text-sm">{why}</p>
      </div>
      {mend && (
        <Link to={mend.to} className={buttonClass({ tone: 'outline', size: 'sm' })}>
          {mend.label}
        </Link>
      )}
      {!unsafe && (
        <details open={error !== undefined} className="sm:col-span-full">
          <summary className="link inline-flex min-h-11 cursor-pointer items-center text-sm">
            Put aside<span className="sr-only">: {what}</span>
          </summary>
          <Form method="post" noValidate className="mt-1 grid gap-3">
            <input type="hidden" name="id" value={id} />
            <Field id={`reason-${id}`} label="Why" error={error}>
              {(control) => (
                <TextInput
                  {...control}
                  name="reason"
                  autoComplete="off"
                  longest={200}
                  placeholder="We do not use this."
                  defaultValue={failure?.values.reason}
                />
              )}
            </Field>
            <p>
              <Button type="submit" name="intent" value="aside" tone="outline" size="sm" disabled={busy}>
                Put it aside
              </Button>
            </p>
          </Form>
        </details>
      )}
    </Row>
  );
}
