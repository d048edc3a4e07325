import { data, Link, redirect, useNavigation } from 'react-router';
import { servicesContext } from '#app/context.ts';
import { staffOf } from '#app/guard.ts';
import { DeliveryList } from '#app/pages/admin/mail/delivery-list.tsx';
import { BackLink } from '#app/pages/admin/parts/back-link.tsx';
import { Facts } from '#app/pages/admin/parts/facts.tsx';
import { Part } from '#app/pages/admin/parts/part.tsx';
import { revalidateUnseen } from '#app/pages/admin/parts/revalidate-unseen.ts';
import { pageMessage } from '#app/pages/form-failure.ts';
import { formFailure } from '#app/pages/form-result.ts';
import { FormAlert } from '#app/pages/forms/form-alert.tsx';
import { readForm } from '#app/pages/read-form.ts';
import { privateMeta } from '#app/private-meta.ts';
import { answerDataRequest } from '#server/data-requests/answer.ts';
import { dataRequestSubject } from '#server/data-requests/data-request.ts';
import { findDataRequest } from '#server/data-requests/find.ts';
import { reopenDataRequest } from '#server/data-requests/reopen.ts';
import { deliveriesFor } from '#server/outbox/deliveries.ts';
import { resend } from '#server/outbox/resend.ts';
import type { Route } from './+types/data-request-page.ts';
import { AnswerForm } from './answer-form.tsx';
import { DueTag } from './due-tag.tsx';
import { ReopenPart } from './reopen-part.tsx';
import { requestView } from './request-view.ts';
import { StepsPart } from './steps-part.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) =>
  privateMeta(loaderData ? `${loaderData.request.kind} from ${loaderData.request.name}` : 'Data request');

export async function loader({ params, context }: Route.LoaderArgs) {
  staffOf(context);
  const services = context.get(servicesContext);
  const request = await findDataRequest(services, params.id);
  if (!request) throw data(null, { status: 404 });
  const deliveries = await deliveriesFor(services, dataRequestSubject(request.id));
  const person = await services.db.query
    .selectFrom('person_addresses')
    .select('person_id')
    .where('email_key', '=', request.email.toLowerCase())
    .executeTakeFirst();
  return { request: requestView(services, request), deliveries, personId: person?.person_id ?? null };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const staff = staffOf(context);
  const form = await readForm(request);
  const text = (name: string) => String(form.get(name) ?? '');
  try {
    if (text('intent') === 'resend') await resend(services, staff, text('delivery'));
    else if (text('intent') === 'reopen') await reopenDataRequest(services, staff, params.id, text('seen'));
    else {
      const answer = {
        answeredOn: text('answeredOn'),
        outcome: text('outcome'),
        note: text('note'),
        identity: text('identity'),
        seen: text('seen'),
      };
      await answerDataRequest(services, staff, params.id, answer);
    }
    return redirect(`/admin/data-requests/${params.id}`, 303);
  } catch (error) {
    return formFailure(error, form);
  }
}

/** What was saved meanwhile stands beside what was typed. */
export const shouldRevalidate = revalidateUnseen;

/** One request: what is asked, until when, and what was done. */
export default function DataRequestPage({ loaderData, actionData }: Route.ComponentProps) {
  const { request, deliveries, personId } = loaderData;
  const busy = useNavigation().state !== 'idle';
  return (
    <>
      <BackLink to="/admin/data-requests">All data requests</BackLink>
      <h1 className="mb-3 wrap-anywhere text-3xl">
        {request.kind} from {request.name}
      </h1>
      <p className="mb-8">
        <DueTag request={request} />
      </p>
      <FormAlert message={pageMessage(actionData)} />
      <div className="grid grid-cols-1 items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid grid-cols-1 gap-8">
          <Facts
            facts={[
              ['Message', request.message],
              ['About', request.about],
              [
                'Email',
                <a key="mail" className="link" href={`mailto:${request.email}`}>
                  {request.email}
                </a>,
              ],
              [
                'Known here',
                personId && (
                  <Link key="person" className="link" to={`/admin/people/${personId}`}>
                    All about them
                  </Link>
                ),
              ],
              ['Reference', request.reference],
              ['Received', request.received],
              [
                'Receipt',
                request.acknowledged ?? 'No automatic receipt was sent: please tell the person that it came.',
              ],
              ['Looks odd', request.reasons.join(' ')],
            ]}
          />
          <DeliveryList deliveries={deliveries} />
        </div>
        <div className="grid grid-cols-1 gap-9">
          {!request.answered && <StepsPart request={request} personId={personId} />}
          <Part id="answer" title="What was done">
            <AnswerForm request={request} failure={actionData} busy={busy} />
          </Part>
          {request.answered && <ReopenPart seen={request.seen} busy={busy} />}
        </div>
      </div>
    </>
  );
}
