import { redirect } from 'react-router';
import { clientAddressContext, servicesContext } from '#app/context.ts';
import { pageMeta } from '#app/page-meta.ts';
import { formFailure } from '#app/pages/form-result.ts';
import { FormPage } from '#app/pages/forms/form-page.tsx';
import { readForm } from '#app/pages/read-form.ts';
import { yourData as text } from '#content/your-data.ts';
import { referenceOf } from '#server/data-requests/data-request.ts';
import { requestOfRef, sentRef } from '#server/data-requests/link.ts';
import { receiveDataRequest } from '#server/data-requests/receive.ts';
import { newForm } from '#server/leads/new-form.ts';
import { limitLead } from '#server/limits/lead-limit.ts';
import { refusedBy } from '#server/limits/refused-by.ts';
import type { Route } from './+types/your-data-page.ts';
import { RequestForm } from './request-form.tsx';
import { RequestSent } from './request-sent.tsx';
import { RequestTerms } from './request-terms.tsx';

const path = '/your-data';

export const meta: Route.MetaFunction = () => pageMeta(path);

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const stored = await requestOfRef(services, new URL(request.url).searchParams.get('sent'));
  const sent = stored && { kind: stored.kind, dueOn: stored.dueOn, reference: referenceOf(stored.id) };
  return { hidden: newForm(services), sent };
}

/** Stored before the thanks are shown. A form that is refused comes back with everything typed and the same key. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const address = context.get(clientAddressContext);
  const refused = await refusedBy(() => limitLead(services, 'data-request', address));
  const form = await readForm(request);
  try {
    if (refused) throw refused;
    const { id } = await receiveDataRequest(services, Object.fromEntries(form));
    return redirect(`${path}?${new URLSearchParams({ sent: sentRef(services, id) })}#request`, 303);
  } catch (error) {
    return formFailure(error, form);
  }
}

export default function YourDataPage({ loaderData, actionData }: Route.ComponentProps) {
  const { hidden, sent } = loaderData;
  if (sent) return <RequestSent sent={sent} />;
  return (
    <FormPage hero={text.hero} id="request" aside={<RequestTerms />} below>
      <RequestForm hidden={hidden} failure={actionData} />
    </FormPage>
  );
}
