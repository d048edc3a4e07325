import { data } from 'react-router';
import { clientAddressContext, servicesContext } from '#app/context.ts';
import { pageMeta } from '#app/page-meta.ts';
import { limit } from '#server/http/rate-limit.ts';
import { submitOffer } from '#server/leads/submit-offer.ts';
import { typedValues } from '../forms/form-view.ts';
import type { Route } from './+types/offer-page.ts';
import { Availability } from './availability.tsx';
import { Enquiry } from './enquiry.tsx';
import { refusalOf, refusedEnquiry, sentEnquiry } from './enquiry-answer.ts';
import { loadOffer } from './load-offer.ts';
import { Audiences, Comparison, Included, OfferFaqs } from './offer-details.tsx';
import { OfferHero } from './offer-hero.tsx';

export const meta: Route.MetaFunction = () => pageMeta('/summer-offer');

export function loader({ context }: Route.LoaderArgs) {
  return loadOffer(context.get(servicesContext));
}

/** The way without JavaScript: stores the same enquiry as the API does, and answers with the page. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const form = await request.formData();
  const values = typedValues(form);
  try {
    const key = context.get(clientAddressContext);
    await limit(services, { name: 'summer-offer', key, max: 10, windowMs: 10 * 60_000 });
    const input = Object.fromEntries(Object.entries(values).map(([name, [first]]) => [name, first]));
    await submitOffer(services, { input, files: [], byForm: true });
    return data(await loadOffer(services, sentEnquiry));
  } catch (error) {
    const { status, ...refusal } = refusalOf(services, error);
    return data(await loadOffer(services, refusedEnquiry(services, values, refusal)), { status });
  }
}

/** The summer offer before, while and after it runs. */
export default function OfferPage({ loaderData, actionData }: Route.ComponentProps) {
  const view = actionData ?? loaderData;
  return (
    <>
      <OfferHero state={view.state} />
      <Availability view={view} />
      <Included state={view.state} />
      <Comparison state={view.state} />
      <Audiences />
      <OfferFaqs state={view.state} />
      <Enquiry view={view} />
    </>
  );
}
