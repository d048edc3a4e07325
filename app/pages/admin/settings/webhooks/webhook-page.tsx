import { data, redirect, useNavigation } from 'react-router';
import { servicesContext } from '#app/context.ts';
import { staffOf } from '#app/guard.ts';
import { BackLink } from '#app/pages/admin/parts/back-link.tsx';
import { Part } from '#app/pages/admin/parts/part.tsx';
import { formMessage } from '#app/pages/form-failure.ts';
import { formFailure } from '#app/pages/form-result.ts';
import { FormAlert } from '#app/pages/forms/form-alert.tsx';
import { readForm } from '#app/pages/read-form.ts';
import { privateMeta } from '#app/private-meta.ts';
import { callsTo } from '#server/outbox/of-endpoint.ts';
import { fixedId } from '#server/webhooks/try-endpoint.ts';
import type { Route } from './+types/webhook-page.ts';
import { callRow } from './call-row.ts';
import { CallRows } from './call-rows.tsx';
import { EndpointActions } from './endpoint-actions.tsx';
import { runIntent } from './intents.ts';
import { NewSecret } from './new-secret.tsx';
import { shownEndpoint } from './shown-endpoint.ts';
import { TriedCall } from './tried-call.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) =>
  privateMeta(loaderData ? `Webhook ‘${loaderData.endpoint.name}’` : 'Webhook');

const mostCalls = 20;

export async function loader({ params: { id }, request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const endpoint = await shownEndpoint(services, id);
  if (!endpoint) throw data(null, { status: 404 });
  const calls = await callsTo(services.db.query, id === fixedId ? null : id, mostCalls);
  return { endpoint, calls: calls.map(callRow), saved: new URL(request.url).searchParams.has('saved') };
}

export async function action({ params: { id }, request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const events = form.getAll('events').map(String);
  try {
    const answer = await runIntent(context.get(servicesContext), staffOf(context), { id, form, events });
    return typeof answer === 'string' ? redirect(answer, 303) : answer;
  } catch (error) {
    if (form.get('intent') === 'save') form.set('events', events.join(' '));
    return formFailure(error, form);
  }
}

/** One webhook: what it is told of, its last calls, and all that can be done with it. */
export default function WebhookPage({ loaderData, actionData }: Route.ComponentProps) {
  const busy = useNavigation().state !== 'idle';
  const { endpoint, calls, saved } = loaderData;
  const failure = actionData && 'fields' in actionData ? actionData : undefined;
  return (
    <>
      <BackLink to="/admin/settings/webhooks">Webhooks</BackLink>
      <h1 className="mb-2 wrap-anywhere text-3xl">{endpoint.name}</h1>
      <p className="wrap-anywhere">
        {endpoint.host}. {endpoint.told}
      </p>
      <p className={endpoint.trouble ? 'mb-8 text-danger' : 'mb-8 text-ink-soft'}>{endpoint.words}</p>
      {saved && !actionData && (
        <p role="status" className="mb-8 max-w-[49rem] rounded-lg bg-sand p-4 font-medium">
          Saved.
        </p>
      )}
      {actionData && 'secret' in actionData && (
        <NewSecret name={endpoint.name} secret={actionData.secret} replaced />
      )}
      {actionData && 'tried' in actionData && <TriedCall tried={actionData.tried} />}
      <FormAlert message={formMessage(failure)} />
      <div className="grid grid-cols-1 items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <Part id="calls" title="Last deliveries">
          <CallRows rows={calls} busy={busy} />
        </Part>
        <EndpointActions endpoint={endpoint} failure={failure} busy={busy} />
      </div>
    </>
  );
}
