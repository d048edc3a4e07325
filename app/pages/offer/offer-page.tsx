import { servicesContext } from '#app/context.ts';
import { pageMeta } from '#app/page-meta.ts';
import { answerForm, loadForm } from '#app/pages/forms/answer-form.ts';
import { summerOffer } from '#content/offer/summer.ts';
import { submitOffer } from '#server/leads/submit-offer.ts';
import type { Route } from './+types/offer-page.ts';
import { Audiences } from './audiences.tsx';
import { Availability } from './availability.tsx';
import { Comparison } from './comparison.tsx';
import { Enquiry } from './enquiry.tsx';
import { Included } from './included.tsx';
import { loadOffer } from './load-offer.ts';
import { OfferFaqs } from './offer-faqs.tsx';
import { OfferHero } from './offer-hero.tsx';
import type { OfferView, RunningView } from './offer-view.ts';
import { PastOffer } from './past-offer.tsx';

/** The head says what the offer is now: a link preview that is made after the close speaks of the close. */
export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta(
    '/summer-offer',
    loaderData && {
      ...summerOffer.states[loaderData.offer.state].preview,
      imageOf: `/summer-offer/${loaderData.offer.state}`,
    },
  );

export async function loader(sent: Route.LoaderArgs) {
  const offer = await loadOffer(sent.context.get(servicesContext));
  return { offer, enquiry: await loadForm(sent) };
}

/** The action for browsers without JavaScript; the island sends to /api/summer-offer-form. */
export const action = (sent: Route.ActionArgs) =>
  answerForm(sent, {
    path: '/summer-offer',
    limit: 'offer',
    submit: submitOffer,
    failure: summerOffer.form.failure,
  });

const isRunning = (offer: OfferView): offer is RunningView => offer.state !== 'ended';

/** The page of the summer offer: before, while it runs with and without places, and, short, after it. */
export default function OfferPage({ loaderData, actionData }: Route.ComponentProps) {
  const { offer, enquiry } = loaderData;
  const view = actionData ?? enquiry;
  if (!isRunning(offer) && !view.sent) return <PastOffer offer={offer} view={view} />;
  return (
    <>
      {!view.sent && isRunning(offer) && <Offer view={offer} />}
      <Enquiry state={offer.state} view={view} />
    </>
  );
}

/** All that leads to the form; once it has been sent, its thanks have the page. */
function Offer({ view: offer }: { view: RunningView }) {
  return (
    <div className="sent:hidden">
      <OfferHero view={offer} />
      <Availability view={offer} />
      <Included view={offer} />
      <Comparison state={offer.state} />
      <Audiences />
      <OfferFaqs state={offer.state} />
    </div>
  );
}
