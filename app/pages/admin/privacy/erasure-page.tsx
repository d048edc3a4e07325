import { data, Form, Link, redirect, useNavigation } from 'react-router';
import { servicesContext } from '#app/context.ts';
import { staffOf } from '#app/guard.ts';
import { documentAddress } from '#app/pages/admin/content/addresses.ts';
import { BackLink } from '#app/pages/admin/parts/back-link.tsx';
import { Facts } from '#app/pages/admin/parts/facts.tsx';
import { Part } from '#app/pages/admin/parts/part.tsx';
import { formMessage } from '#app/pages/form-failure.ts';
import { formFailure } from '#app/pages/form-result.ts';
import { FormAlert } from '#app/pages/forms/form-alert.tsx';
import { readForm } from '#app/pages/read-form.ts';
import { privateMeta } from '#app/private-meta.ts';
import { Button } from '#app/ui/button.tsx';
import { Textarea } from '#app/ui/input.tsx';
import { entriesAreGone, findErasure, tryAgain } from '#server/privacy/record/erasures.ts';
import type { Route } from './+types/erasure-page.ts';
import { erasureView } from './erasure-view.ts';

export const meta: Route.MetaFunction = () => privateMeta('Erasure');

export async function loader({ params, context }: Route.LoaderArgs) {
  staffOf(context);
  const record = await findErasure(context.get(servicesContext), params.id);
  if (!record) throw data(null, { status: 404 });
  return { erasure: erasureView(record) };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  staffOf(context);
  const form = await readForm(request);
  try {
    if (form.get('intent') === 'by-hand') await entriesAreGone(services, params.id);
    else await tryAgain(services, params.id);
    return redirect(`/admin/privacy/erasures/${params.id}`, 303);
  } catch (error) {
    return formFailure(error, form);
  }
}

/** What was erased and what was kept, for the owner and as a letter to the person. */
export default function ErasurePage({ loaderData: { erasure }, actionData }: Route.ComponentProps) {
  const busy = useNavigation().state !== 'idle';
  return (
    <>
      <BackLink to="/admin/privacy/erasures">All erasures</BackLink>
      <h1 className="mb-4 text-3xl">Erasure of {erasure.began}</h1>
      <FormAlert message={formMessage(actionData)} />
      {erasure.waiting ? (
        <div role="status" className="mb-8 grid max-w-[49rem] gap-4 rounded-lg bg-danger-wash p-5">
          <p>
            <strong className="font-semibold">Not finished.</strong> {erasure.waiting}
          </p>
          <Form method="post" className="flex flex-wrap gap-3">
            <Button type="submit" size="sm" name="intent" value="again" disabled={busy}>
              Try again now
            </Button>
            {erasure.inCalendar && (
              <Button type="submit" size="sm" tone="quiet" name="intent" value="by-hand" disabled={busy}>
                I have deleted the entries in the calendar myself
              </Button>
            )}
          </Form>
        </div>
      ) : (
        <p role="status" className="mb-8 max-w-[49rem] rounded-lg bg-success-wash p-5 text-success">
          Finished: nothing is left of this person on this site or in the calendar’s entries of their calls.
        </p>
      )}
      {erasure.reviews > 0 && (
        <p className="mb-8 max-w-[49rem] rounded-lg bg-beacon-wash p-5">
          The proof of {erasure.reviews === 1 ? 'a review' : `${erasure.reviews} reviews`} went with them. A
          review without proof may not be shown as real: mark it as a sample or take it off at{' '}
          <Link to={documentAddress('testimonials')} className="link">
            the reviews
          </Link>
          , then publish.
        </p>
      )}
      <div className="grid grid-cols-1 items-start gap-x-12 gap-y-10 lg:grid-cols-2">
        <div className="grid grid-cols-1 gap-8">
          <Part id="erased" title="What was erased">
            <ul className="list-disc pl-5">
              {(erasure.erased.length > 0 ? erasure.erased : ['Nothing was held']).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </Part>
          <Part id="kept" title="What was kept, and why">
            <ul className="grid list-disc gap-2 pl-5">
              {erasure.kept.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </Part>
          <Facts
            facts={[
              ['By', erasure.by],
              ['Begun', erasure.began],
              ['Finished', erasure.finished],
            ]}
          />
        </div>
        <Part id="letter" title="A letter to the person">
          <p className="mb-3">
            Copy it into your own email. The site cannot send it: it no longer knows the address.
          </p>
          <Textarea
            id="letter-text"
            aria-labelledby="letter"
            readOnly
            rows={18}
            defaultValue={erasure.letter}
          />
        </Part>
      </div>
    </>
  );
}
