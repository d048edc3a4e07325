import { servicesContext } from '#app/context.ts';
import { pageMeta } from '#app/page-meta.ts';
import { answerForm, loadForm } from '#app/pages/forms/answer-form.ts';
import { loadOfferLine } from '#app/pages/shared/load-offer-line.ts';
import { OfferLine } from '#app/pages/shared/offer-line.tsx';
import { Container } from '#app/ui/layout.tsx';
import { quote } from '#content/quote.ts';
import { submitQuote } from '#server/leads/submit-quote.ts';
import type { Route } from './+types/quote-page.ts';
import { askedSum } from './asked-sum.ts';
import { Badges } from './badges.tsx';
import { quoteIslandProps } from './island-props.ts';
import { OtherWays } from './other-ways.tsx';
import { QuoteForm } from './quote-form.tsx';
import { QuoteSent } from './quote-sent.tsx';
import { QuoteSheet } from './quote-sheet.tsx';
import { QuoteWords } from './quote-words.tsx';

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
      <div className="relative isolate bg-sand lg:[--sea:28.5rem]">
        <Container className="grid grid-cols-1 gap-x-14 gap-y-7 pt-6 pb-section sm:gap-y-10 sm:pt-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] lg:sent:grid-cols-1">
          <QuoteWords />
          <div
            id={view.sent ? undefined : 'enquiry'}
            data-island="quote-form"
            data-load="now"
            data-props={JSON.stringify(quoteIslandProps())}
            className="relative col-start-1 scroll-mt-28 rounded-xl bg-foam p-5 shadow-raised sent:mx-auto sent:w-full sent:max-w-[56rem] sm:p-9 lg:p-11"
          >
            {view.sent ? <QuoteSent sent={view.sent} /> : <QuoteForm view={view} sum={loaderData.sum} />}
            {!view.sent && (
              <template data-sent-template>
                <QuoteSent sent={null} />
              </template>
            )}
          </div>
          {/* Beside the form as far as it goes, with what stands on it: the answers, the promises and the other ways. */}
          <div className="sent:hidden lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <div className="grid gap-y-7 lg:sticky lg:top-24">
              <div className="-mx-6 max-lg:hidden">
                <QuoteSheet />
              </div>
              <Badges />
              <OtherWays />
            </div>
          </div>
        </Container>
      </div>
    </>
  );
}
