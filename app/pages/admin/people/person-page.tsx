import { data, redirect, useNavigation } from 'react-router';
import { servicesContext } from '#app/context.ts';
import { staffOf } from '#app/guard.ts';
import { SourcePart } from '#app/pages/admin/leads/source-part.tsx';
import { DeliveryList } from '#app/pages/admin/mail/delivery-list.tsx';
import { BackLink } from '#app/pages/admin/parts/back-link.tsx';
import { revalidateUnseen } from '#app/pages/admin/parts/revalidate-unseen.ts';
import { pageMessage } from '#app/pages/form-failure.ts';
import { formFailure, textValues } from '#app/pages/form-result.ts';
import { FormAlert } from '#app/pages/forms/form-alert.tsx';
import { readForm } from '#app/pages/read-form.ts';
import { privateMeta } from '#app/private-meta.ts';
import { readPlace } from '#server/db/keyset.ts';
import { mergedInto, timelineOrder } from '#server/people/find.ts';
import { eraseByOwner } from '#server/privacy/erase/erase-by-owner.ts';
import type { Route } from './+types/person-page.ts';
import { AddressesPart } from './addresses-part.tsx';
import { EnquiriesPart } from './enquiries-part.tsx';
import { ErasePart } from './erase-part.tsx';
import { FactsForm } from './facts-form.tsx';
import { FilesPart } from './files-part.tsx';
import { NextPart } from './next-part.tsx';
import { NotesPart } from './notes-part.tsx';
import { PersonHead } from './person-head.tsx';
import { runPersonIntent } from './person-intents.ts';
import { loadPersonView } from './person-view.ts';
import { StatusForm } from './status-form.tsx';
import { TimelinePart } from './timeline-part.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => privateMeta(loaderData?.person.name || 'Person');

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const staff = staffOf(context);
  const services = context.get(servicesContext);
  const place = readPlace(new URL(request.url).searchParams, timelineOrder);
  const view = await loadPersonView(services, staff, params.id, place);
  if (view) return view;
  const other = await mergedInto(services.db.query, params.id);
  if (other) throw redirect(`/admin/people/${other}`);
  throw data(null, { status: 404 });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const form = await readForm(request);
  try {
    const staff = staffOf(context);
    const values = textValues(form);
    if (values.intent === 'erase') {
      const { id } = await eraseByOwner(services, staff, params.id, values.sure ?? '');
      return redirect(`/admin/privacy/erasures/${id}`, 303);
    }
    await runPersonIntent(services, staff, params.id, values);
    return redirect(`/admin/people/${params.id}`, 303);
  } catch (error) {
    return formFailure(error, form);
  }
}

/** What was saved meanwhile stands beside what was typed. */
export const shouldRevalidate = revalidateUnseen;

export default function PersonPage({ loaderData: view, actionData }: Route.ComponentProps) {
  const busy = useNavigation().state !== 'idle';
  const failed = (intent: string) => (actionData?.values.intent === intent ? actionData : undefined);
  const { person } = view;
  return (
    <>
      <BackLink to="/admin/people">All people</BackLink>
      <PersonHead view={view} />
      <FormAlert message={pageMessage(actionData)} />
      <div className="grid grid-cols-1 items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_23rem] lg:grid-rows-[auto_auto_1fr]">
        <EnquiriesPart view={view} />
        <aside
          aria-label="Next and status"
          className="grid items-start gap-5 md:max-lg:grid-cols-2 lg:col-start-2 lg:row-span-2 lg:row-start-1"
        >
          <NextPart view={view} failure={failed('plan')} busy={busy} />
          <StatusForm person={person} failure={failed('status')} busy={busy} />
        </aside>
        <div className="grid grid-cols-1 gap-10 lg:col-start-1 lg:row-span-2 lg:row-start-2">
          <NotesPart
            notes={view.notes}
            failures={{ add: failed('note-add'), edit: failed('note-edit') }}
            busy={busy}
          />
          <FilesPart files={view.files} />
          <TimelinePart
            timeline={view.timeline}
            unread={view.unread}
            address={`/admin/people/${person.id}`}
            busy={busy}
          />
        </div>
        <aside aria-label="About this person" className="grid grid-cols-1 gap-8 lg:col-start-2">
          <FactsForm person={person} failure={failed('facts')} busy={busy} />
          <AddressesPart view={view} failure={failed('merge')} busy={busy} />
          <SourcePart view={view} />
          <DeliveryList deliveries={view.mails} />
          {view.mayErase && <ErasePart failure={failed('erase')} busy={busy} />}
        </aside>
      </div>
    </>
  );
}
