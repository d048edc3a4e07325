import { Form } from 'react-router';
import { Part } from '#app/pages/admin/parts/part.tsx';
import type { FormFailure } from '#app/pages/form-failure.ts';
import { Button, type ButtonTone } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/choice.tsx';
import { EndpointFields } from './endpoint-fields.tsx';
import type { ShownEndpoint } from './shown-endpoint.ts';

type EndpointActionsProps = { endpoint: ShownEndpoint; failure: FormFailure | undefined; busy: boolean };

/** What can be done with a webhook: the one that the server is set to can be tested only. */
export function EndpointActions({ endpoint: { kept, off }, failure, busy }: EndpointActionsProps) {
  const button = (value: string, label: string, tone: ButtonTone = 'outline') => (
    <Button type="submit" name="intent" value={value} tone={tone} size="sm" disabled={busy}>
      {label}
    </Button>
  );
  const asked = failure?.fields.sure;
  return (
    <div className="grid grid-cols-1 gap-8">
      <Part id="test" title="Test">
        <p className="mb-3 text-sm">
          Sends an event called test.ping now, signed like all others, and shows what is answered.
        </p>
        <Form method="post">{button('test', 'Send a test now', 'ink')}</Form>
      </Part>
      {kept && (
        <>
          <Part id="change" title="Change">
            <Form method="post" noValidate className="grid gap-5">
              <EndpointFields kept={kept} failure={asked ? undefined : failure} />
              <p>{button('save', 'Save', 'ink')}</p>
            </Form>
          </Part>
          <Part id="secret" title="Secret">
            <p className="mb-3 text-sm">
              A new secret is shown once. The old one keeps working for 24 hours, so that nothing is lost
              while you enter the new one.
            </p>
            <Form method="post">{button('secret', 'Make a new secret')}</Form>
          </Part>
          <Part id="end" title={off ? 'Switch on or delete' : 'Switch off or delete'}>
            <Form method="post">{off ? button('on', 'Switch it on') : button('off', 'Switch it off')}</Form>
            <details open={asked !== undefined} className="mt-3">
              <summary className="link inline-flex min-h-11 cursor-pointer items-center">
                Delete this webhook
              </summary>
              <Form method="post" noValidate className="mt-2 grid gap-3 rounded-lg bg-danger-wash p-5">
                <Checkbox
                  name="sure"
                  value="yes"
                  aria-invalid={asked ? true : undefined}
                  label="Delete it for good, with the list of its deliveries and anything still waiting to be sent."
                />
                {asked && (
                  <p role="alert" className="text-danger text-sm">
                    {asked}
                  </p>
                )}
                <p>{button('delete', 'Delete it', 'danger')}</p>
              </Form>
            </details>
          </Part>
        </>
      )}
    </div>
  );
}
