import { servicesContext } from '#app/context.ts';
import { pageMeta } from '#app/page-meta.ts';
import { answerForm, loadForm } from '#app/pages/forms/answer-form.ts';
import { FullSea, toItsEdge } from '#app/pages/shared/full-sea.tsx';
import { loadOfferLine } from '#app/pages/shared/load-offer-line.ts';
import { OfferLine } from '#app/pages/shared/offer-line.tsx';
import { TideNow } from '#app/shell/tide-now.tsx';
import { Container } from '#app/ui/layout.tsx';
import { quote } from '#content/quote.ts';
import { submitQuote } from '#server/leads/submit-quote.ts';
import type { Route } from './+types/quote-page.ts';
import { askedSum } from './asked-sum.ts';
import { quoteIslandProps } from './island-props.ts';
import { OtherWays } from './other-ways.tsx';
import { QuoteForm } from './quote-form.tsx';
import { QuoteHero } from './quote-hero.tsx';
import { QuoteSent } from './quote-sent.tsx';

export const meta: Route.MetaFunction = () => pageMeta('/quote');

export async function loader(sent: Route.LoaderArgs) {
  const sum = askedSum(sent.context.get(servicesContext), new URL(sent.request.url));
  return { offer: await loadOfferLine(sent.context), enquiry: await loadForm(sent), sum };
}

/** The action for browsers without JavaScript; the island sends to /api/quote-request. */
export const action = (sent: Route.ActionArgs) =>
  answerForm(sent, {
    path: '/quote',
    limit: 'quote',
    submit: submitQuote,
    failure: quote.failure,
  });

export default function QuotePage({ loaderData, actionData }: Route.ComponentProps) {
  const view = actionData ?? loaderData.enquiry;
  return (
    <>
      <OfferLine view={loaderData.offer} />
      <QuoteHero />
      <div className="relative sent:overflow-hidden sent:bg-sand">
        <FullSea across slim again className={`${toItsEdge} hidden sm:sent:block`} />
        <Container className="relative pb-8 sm:pb-20 sent:pt-10!">
          <div
            id={view.sent ? undefined : 'enquiry'}
            data-island="quote-form"
            data-load="now"
            data-props={JSON.stringify(quoteIslandProps())}
            className="scroll-mt-28"
          >
            {view.sent ? <QuoteSent sent={view.sent} /> : <QuoteForm view={view} sum={loaderData.sum} />}
            {!view.sent && (
              <template data-sent-template>
                <QuoteSent sent={null} />
              </template>
            )}
          </div>
          <TideNow on="land" className="mt-10 mb-12 hidden sm:sent:block" />
        </Container>
      </div>
      <OtherWays />
    </>
  );
}
