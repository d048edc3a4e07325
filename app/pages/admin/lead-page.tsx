import { data, Form, Link, redirect, useNavigation } from 'react-router';
import { servicesContext } from '#app/context.ts';
import { staffOf } from '#app/guard.ts';
import { privateMeta } from '#app/private-meta.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { Select } from '#app/ui/input.tsx';
import { leadStatuses } from '#domain/leads/lead.ts';
import { leadSubject } from '#server/leads/entries.ts';
import { releaseLead } from '#server/leads/release.ts';
import { setLeadStatus } from '#server/leads/set-status.ts';
import { resend } from '#server/outbox/resend.ts';
import { formFailure } from '../form-result.ts';
import type { Route } from './+types/lead-page.ts';
import { DeliveryList } from './delivery-list.tsx';
import { LeadDoubts } from './lead-doubts.tsx';
import { LeadFact, LeadPart, TouchFacts } from './lead-facts.tsx';
import { LeadStatusTag, leadStatusWords } from './lead-status.tsx';
import { loadLeadView } from './lead-view.ts';

export const meta: Route.MetaFunction = () => privateMeta('Lead');

export async function loader({ params, context }: Route.LoaderArgs) {
  staffOf(context);
  const view = await loadLeadView(context.get(servicesContext), params.id);
  if (!view) throw data(null, { status: 404 });
  return view;
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const staff = staffOf(context);
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '');
  try {
    if (text('intent') === 'release') await releaseLead(services, staff, params.id);
    else if (text('intent') === 'resend')
      await resend(services, staff, leadSubject(params.id), text('delivery'));
    else await setLeadStatus(services, staff, params.id, text('status'));
    return redirect(`/admin/leads/${params.id}`);
  } catch (error) {
    return formFailure(error, form);
  }
}

export default function LeadPage({ loaderData, actionData }: Route.ComponentProps) {
  const { lead, rows, files, bookings, deliveries, source, first, last } = loaderData;
  const busy = useNavigation().state !== 'idle';
  return (
    <>
      <p className="mb-4">
        <Link to="/admin/leads" className="link">
          All leads
        </Link>
      </p>
      <h1 className="mb-3 break-words text-3xl">
        {lead.kind} from {lead.name}
      </h1>
      <p className="mb-8">
        <LeadStatusTag status={lead.status} quarantine={lead.quarantine} />
      </p>
      {actionData && (
        <p role="alert" className="mb-6 font-medium text-danger">
          {actionData.message}
        </p>
      )}
      {lead.reasons.length > 0 && <LeadDoubts lead={lead} busy={busy} />}
      <dl className="mb-8 grid max-w-[49rem] gap-x-6 gap-y-3 sm:grid-cols-[11rem_1fr]">
        <LeadFact label="E-mail">
          <a className="link" href={`mailto:${lead.email}`}>
            {lead.email}
          </a>
        </LeadFact>
        {rows.map(([label, value]) => (
          <LeadFact key={label} label={label}>
            {value}
          </LeadFact>
        ))}
      </dl>
      {files.length > 0 && (
        <LeadPart id="files" title="Files">
          <ul className="grid gap-2">
            {files.map((file) => (
              <li key={file.id}>
                <a className="link break-words" href={`/admin/leads/${lead.id}/files/${file.id}`} download>
                  {file.name}
                </a>{' '}
                <span className="text-ink-soft text-sm">{file.size}</span>
              </li>
            ))}
          </ul>
        </LeadPart>
      )}
      <Form method="post" className="mb-8 flex flex-wrap items-end gap-3" key={lead.status}>
        <input type="hidden" name="intent" value="status" />
        <Field id="status" label="How far you are">
          {(control) => (
            <Select {...control} name="status" defaultValue={lead.status}>
              {leadStatuses.map((status) => (
                <option key={status} value={status}>
                  {leadStatusWords[status]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Button type="submit" tone="outline" disabled={busy}>
          Save
        </Button>
      </Form>
      {bookings.length > 0 && (
        <LeadPart id="calls" title="Calls">
          <ul className="grid gap-2">
            {bookings.map((booking) => (
              <li key={booking.id}>
                <Link className="link" to={`/admin/bookings/${booking.id}`}>
                  {booking.when}
                </Link>{' '}
                ({booking.status})
              </li>
            ))}
          </ul>
        </LeadPart>
      )}
      <LeadPart id="source" title={`Source: ${source}`}>
        {first.length === 0 && <p>Nothing is known of how this visitor came.</p>}
        <div className="grid gap-6 lg:grid-cols-2">
          <TouchFacts title="First visit" rows={first} />
          <TouchFacts title="Latest visit" rows={last} />
        </div>
      </LeadPart>
      <DeliveryList deliveries={deliveries} resendable />
    </>
  );
}
