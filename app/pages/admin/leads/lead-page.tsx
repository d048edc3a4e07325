import { data, Link, redirect, useNavigation } from 'react-router';
import { servicesContext } from '#app/context.ts';
import { staffOf } from '#app/guard.ts';
import { DeliveryList } from '#app/pages/admin/mail/delivery-list.tsx';
import { BackLink } from '#app/pages/admin/parts/back-link.tsx';
import { formFailure } from '#app/pages/form-result.ts';
import { FormAlert } from '#app/pages/forms/form-alert.tsx';
import { readForm } from '#app/pages/read-form.ts';
import { privateMeta } from '#app/private-meta.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { releaseLead } from '#server/leads/release.ts';
import { setLeadStatus } from '#server/leads/set-status.ts';
import { resend } from '#server/outbox/resend.ts';
import type { Route } from './+types/lead-page.ts';
import { LeadAnswers } from './lead-answers.tsx';
import { LeadDoubts } from './lead-doubts.tsx';
import { LeadProgress } from './lead-progress.tsx';
import { LeadStatusTag } from './lead-status.tsx';
import { loadLeadView } from './lead-view.ts';
import { SourcePart } from './source-part.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) =>
  privateMeta(loaderData ? `${loaderData.lead.kind} from ${loaderData.lead.name}` : 'Lead');

export async function loader({ params, context }: Route.LoaderArgs) {
  staffOf(context);
  const view = await loadLeadView(context.get(servicesContext), params.id);
  if (!view) throw data(null, { status: 404 });
  return view;
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const staff = staffOf(context);
  const form = await readForm(request);
  const text = (name: string) => String(form.get(name) ?? '');
  try {
    if (text('intent') === 'release') await releaseLead(services, staff, params.id);
    else if (text('intent') === 'resend') await resend(services, staff, text('delivery'));
    else await setLeadStatus(services, staff, params.id, text('status'));
    return redirect(`/admin/leads/${params.id}`);
  } catch (error) {
    return formFailure(error, form);
  }
}

export default function LeadPage({ loaderData, actionData }: Route.ComponentProps) {
  const { lead, person, deliveries } = loaderData;
  const busy = useNavigation().state !== 'idle';
  return (
    <>
      <BackLink to="/admin/leads">All leads</BackLink>
      <h1 className="mb-3 wrap-anywhere text-3xl">
        {lead.kind} from {lead.name}
      </h1>
      <p className="mb-8 flex flex-wrap items-center gap-x-5 gap-y-3">
        <LeadStatusTag status={lead.status} quarantine={lead.quarantine} />
        {person && (
          <>
            <Link className="link wrap-anywhere min-w-0 py-2" to={`/admin/people/${person.id}`}>
              Everything about {person.name || lead.email}
            </Link>
            <Link
              className={buttonClass({ tone: 'ink', size: 'sm' })}
              to={`/admin/letter?person=${person.id}`}
            >
              Write to them
            </Link>
          </>
        )}
      </p>
      <FormAlert message={actionData?.message ?? null} />
      <div className="grid grid-cols-1 items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <aside aria-label="Actions" className="grid gap-4 lg:sticky lg:top-8 lg:order-last">
          <LeadProgress status={lead.status} ofPerson={person !== null} busy={busy} />
          {lead.reasons.length > 0 && <LeadDoubts lead={lead} busy={busy} />}
        </aside>
        <div className="grid grid-cols-1 gap-8">
          <LeadAnswers view={loaderData} />
          <SourcePart view={loaderData} />
          <DeliveryList deliveries={deliveries} />
        </div>
      </div>
    </>
  );
}
