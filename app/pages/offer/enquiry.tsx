import { panel } from '#app/pages/forms/form-page.tsx';
import { FullSea, toItsEdge } from '#app/pages/shared/full-sea.tsx';
import { TideNow } from '#app/shell/tide-now.tsx';
import { Container, Section } from '#app/ui/layout.tsx';
import { TideLines } from '#app/ui/tide-lines.tsx';
import { summerOffer } from '#content/offer/summer.ts';
import { site } from '#content/site.ts';
import type { OfferState } from '#domain/offer/period.ts';
import { EnquiryForm } from './enquiry-form.tsx';
import { EnquirySent } from './enquiry-sent.tsx';
import type { EnquiryProps } from './offer-view.ts';

const way = 'inline-flex min-h-11 items-center underline underline-offset-4 hover:decoration-2';

/** The form beside what it is for, or the thanks in place of both, which are then all of the page. */
export function Enquiry({ state, view }: EnquiryProps) {
  return (
    <Section
      tone="sand"
      id={view.sent ? undefined : 'enquiry'}
      labelledBy={view.sent ? undefined : 'enquiry-title'}
      className="sent:overflow-hidden sent:pt-10!"
    >
      <FullSea across slim again={!view.sent} className={`${toItsEdge} hidden sm:sent:block`} />
      <Container className="relative">
        <div className={`grid lg:grid-cols-12 ${panel}`}>
          {!view.sent && <Aside state={state} />}
          <OfferForm
            state={state}
            view={view}
            className="p-5 sm:p-9 lg:col-span-7 lg:sent:col-start-3 lg:sent:col-span-8"
          />
        </div>
        <TideNow on="land" className="mt-10 hidden sm:sent:block" />
      </Container>
    </Section>
  );
}

/** The form, or the thanks in its place. */
export function OfferForm({ state, view, className }: EnquiryProps & { className?: string }) {
  const { states, form } = summerOffer;
  return (
    <div
      data-island="offer-form"
      data-load="visible"
      data-props={JSON.stringify({
        state,
        submit: states[state].submit,
        submitting: form.submitting,
        failure: form.failure,
      })}
      className={className}
    >
      {view.sent ? (
        <EnquirySent state={view.sent.offerState ?? state} sent={view.sent} />
      ) : (
        <>
          <EnquiryForm state={state} view={view} />
          <template data-sent-template>
            <EnquirySent state={state} sent={null} />
          </template>
        </>
      )}
    </div>
  );
}

/** What the form is for, and how else to ask. */
function Aside({ state }: { state: OfferState }) {
  const { states, quoteLink } = summerOffer;
  const text = states[state];
  return (
    <div className="on-ink relative bg-tide-deep p-5 pb-22 text-chalk sm:p-9 sm:pb-32 lg:col-span-5 sent:hidden">
      <h2 id="enquiry-title" className="text-4xl">
        {text.formTitle}
      </h2>
      <p className="mt-5 max-w-[30em] text-lg">{text.formIntro}</p>
      <ul className="mt-6 flex flex-wrap gap-x-7 text-sm">
        <li>
          <a href={`mailto:${site.email}`} className={way}>
            {site.email}
          </a>
        </li>
        <li>
          <a href={`tel:${site.phone.dial}`} className={way}>
            {site.phone.display}
          </a>
        </li>
        <li>
          <a href={quoteLink.to} className={way}>
            {quoteLink.label}
          </a>
        </li>
      </ul>
      {state === 'open' && <NextSteps />}
      <TideLines className="absolute inset-x-0 bottom-0 h-20 w-full text-spray/60 sm:h-28" />
    </div>
  );
}

/** What follows a claim, said before it is made; on narrow screens the form itself comes first. */
function NextSteps() {
  const { form, states } = summerOffer;
  return (
    <div className="mt-9 max-lg:hidden">
      <h3 className="text-xl">{form.nextTitle}</h3>
      <ol className="mt-4 grid gap-5">
        {states.open.thanks.nextSteps.map((step) => (
          <li key={step.title} className="border-spray/35 border-l-2 pl-5">
            <p className="font-semibold">{step.title}</p>
            <p className="text-mist text-sm">{step.text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
