import { Form, useNavigation } from 'react-router';
import { servicesContext } from '#app/context.ts';
import { staffOf } from '#app/guard.ts';
import { BackLink } from '#app/pages/admin/parts/back-link.tsx';
import { Part } from '#app/pages/admin/parts/part.tsx';
import { Row, RowLink, Rows } from '#app/pages/admin/parts/row.tsx';
import { formMessage } from '#app/pages/form-failure.ts';
import { formFailure } from '#app/pages/form-result.ts';
import { FormAlert } from '#app/pages/forms/form-alert.tsx';
import { readForm } from '#app/pages/read-form.ts';
import { privateMeta } from '#app/private-meta.ts';
import { Button } from '#app/ui/button.tsx';
import { addEndpoint, mostEndpoints } from '#server/webhooks/change.ts';
import { listEndpoints } from '#server/webhooks/endpoint.ts';
import { fixedId } from '#server/webhooks/try-endpoint.ts';
import type { Route } from './+types/webhooks-page.ts';
import { EndpointFields } from './endpoint-fields.tsx';
import { endpointStanding, eventsInWords } from './endpoint-words.ts';
import { NewSecret } from './new-secret.tsx';

export const meta: Route.MetaFunction = () => privateMeta('Webhooks');

export async function loader({ context }: Route.LoaderArgs) {
  const { env, db } = context.get(servicesContext);
  const endpoints = await listEndpoints(db.query);
  return {
    full: endpoints.length >= mostEndpoints,
    fixed: env.WEBHOOK_URL ? { to: fixedId, host: new URL(env.WEBHOOK_URL).host } : null,
    endpoints: endpoints.map((one) => ({
      ...{ id: one.id, name: one.name, host: one.host, told: eventsInWords(one.events) },
      ...endpointStanding(one),
    })),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const text = (name: string) => String(form.get(name) ?? '');
  const events = form.getAll('events').map(String);
  try {
    const typed = { name: text('name'), url: text('url'), events };
    const made = await addEndpoint(context.get(servicesContext), staffOf(context), typed);
    // Shown once, in this answer: it is kept sealed.
    return { secret: made.secret, name: typed.name };
  } catch (error) {
    form.set('events', events.join(' '));
    return formFailure(error, form);
  }
}

/** The other programs that are told of leads and calls. */
export default function WebhooksPage({ loaderData, actionData }: Route.ComponentProps) {
  const busy = useNavigation().state !== 'idle';
  const { endpoints, fixed, full } = loaderData;
  const failure = actionData && 'fields' in actionData ? actionData : undefined;
  const made = actionData && 'secret' in actionData ? actionData : null;
  return (
    <>
      <BackLink to="/admin/settings">Settings</BackLink>
      <h1 className="mb-3 text-3xl">Webhooks</h1>
      <p className="mb-8 max-w-[49rem]">
        Other programs that are told about new leads and calls at once: a CRM, Zapier, Make, or one of your
        own. Each message is signed, so that the receiver can spot a forged one.
      </p>
      {made && <NewSecret {...made} replaced={false} />}
      <FormAlert message={formMessage(failure)} />
      <div className="grid grid-cols-1 items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <Part id="there" title="Who is told">
          {endpoints.length === 0 && !fixed && (
            <p className="rounded-lg bg-sand p-5">No other program is told about anything yet.</p>
          )}
          <Rows>
            {fixed && (
              <Row>
                <RowLink to={fixed.to}>Fixed by the server</RowLink>
                <p className="wrap-anywhere text-ink-soft text-sm">{fixed.host}. Every event</p>
              </Row>
            )}
            {endpoints.map(({ id, name, host, told, words, trouble }) => (
              <Row key={id}>
                <RowLink to={id}>{name}</RowLink>
                <p className="wrap-anywhere text-ink-soft text-sm">
                  {host}. {told}
                </p>
                <p className={trouble ? 'text-danger text-sm' : 'text-ink-soft text-sm'}>{words}</p>
              </Row>
            ))}
          </Rows>
        </Part>
        <Part id="add" title="Add a webhook">
          {full ? (
            <p>There are twenty, which is the limit. Delete one to add another.</p>
          ) : (
            <Form key={endpoints.length} method="post" noValidate className="grid gap-5">
              <EndpointFields kept={null} failure={failure} />
              <Button type="submit" tone="ink" className="justify-self-start" disabled={busy}>
                Add it and make its secret
              </Button>
            </Form>
          )}
        </Part>
      </div>
    </>
  );
}
