import { data, Link, redirect, useNavigation } from 'react-router';
import { servicesContext } from '#app/context.ts';
import { staffOf } from '#app/guard.ts';
import { DeliveryList } from '#app/pages/admin/mail/delivery-list.tsx';
import { BackLink } from '#app/pages/admin/parts/back-link.tsx';
import { Facts } from '#app/pages/admin/parts/facts.tsx';
import { formFailure } from '#app/pages/form-result.ts';
import { FormAlert } from '#app/pages/forms/form-alert.tsx';
import { readForm } from '#app/pages/read-form.ts';
import { privateMeta } from '#app/private-meta.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { adoptAddress } from '#server/inbox/sort/adopt-address.ts';
import { makePerson } from '#server/inbox/sort/make-person.ts';
import { markNotOurs } from '#server/inbox/sort/not-ours.ts';
import { resend } from '#server/outbox/resend.ts';
import type { Route } from './+types/one-letter-page.ts';
import { LetterActions } from './letter-actions.tsx';
import { LetterBody } from './letter-body.tsx';
import { letterView } from './letter-view.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => privateMeta(loaderData?.subject || 'Letter');

export async function loader({ params, context }: Route.LoaderArgs) {
  staffOf(context);
  const view = await letterView(context.get(servicesContext), params.id);
  if (!view) throw data(null, { status: 404 });
  return view;
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const staff = staffOf(context);
  const form = await readForm(request);
  const intent = String(form.get('intent') ?? '');
  try {
    if (intent === 'make-person') await makePerson(services, staff, params.id);
    else if (intent === 'not-ours') await markNotOurs(services, staff, [params.id]);
    else if (intent === 'ours') await markNotOurs(services, staff, [params.id], true);
    else if (intent === 'adopt') await adoptAddress(services, staff, params.id);
    else await resend(services, staff, String(form.get('delivery') ?? ''));
    return redirect(
      intent === 'not-ours' ? `/admin/inbox?away=${params.id}` : `/admin/letters/${params.id}`,
      303,
    );
  } catch (error) {
    return formFailure(error, form);
  }
}

/** One letter: who wrote it, its words, its files, and what can be done with it. */
export default function OneLetterPage({ loaderData: letter, actionData }: Route.ComponentProps) {
  const busy = useNavigation().state !== 'idle';
  return (
    <>
      {letter.person ? (
        <BackLink to={`/admin/people/${letter.person.id}`}>{letter.person.name}</BackLink>
      ) : (
        <BackLink to="/admin/inbox">Unsorted letters</BackLink>
      )}
      <h1 className="mb-6 max-w-[30em] wrap-anywhere text-3xl">{letter.subject || 'No subject'}</h1>
      <FormAlert message={actionData?.message ?? null} />
      <div className="grid max-w-[52rem] grid-cols-1 gap-8">
        <Facts facts={letter.facts} size="sm" />
        <LetterActions letter={letter} busy={busy} />
        <LetterBody letter={letter} />
        {letter.canAnswer && (
          <p>
            <Link className={buttonClass()} to={letter.answerTo}>
              Answer
            </Link>
          </p>
        )}
        <DeliveryList deliveries={letter.deliveries} />
      </div>
    </>
  );
}
