import { Container, Section } from '#app/ui/layout.tsx';
import { summerOffer } from '#content/offer/summer.ts';
import { site } from '#content/site.ts';
import { EnquiryForm } from './enquiry-form.tsx';
import { EnquirySent } from './enquiry-sent.tsx';
import type { EnquiryProps } from './offer-view.ts';

/** The form, or the thanks in its place. */
export function Enquiry({ state, view }: EnquiryProps) {
  const { states, form, quoteLink } = summerOffer;
  const text = states[state];
  return (
    <Section
      tone={state === 'ended' ? 'sand' : 'mist'}
      id="enquiry"
      labelledBy="enquiry-title"
      className={state === 'ended' ? 'py-14! lg:py-20!' : undefined}
    >
      <Container className="grid gap-x-16 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-5 sent:hidden">
          <h2 id="enquiry-title" className="text-4xl">
            {text.formTitle}
          </h2>
          <p className="mt-5 max-w-[30em] text-lg">{text.formIntro}</p>
          <ul className="mt-7 flex flex-wrap gap-x-7 text-sm">
            <li>
              <a href={`mailto:${site.email}`} className="link inline-flex min-h-11 items-center">
                {site.email}
              </a>
            </li>
            <li>
              <a href={`tel:${site.phone.dial}`} className="link inline-flex min-h-11 items-center">
                {site.phone.display}
              </a>
            </li>
            <li>
              <a href={quoteLink.to} className="link inline-flex min-h-11 items-center">
                {quoteLink.label}
              </a>
            </li>
          </ul>
        </div>
        <div
          data-island="offer-form"
          data-load="visible"
          data-props={JSON.stringify({
            state,
            submit: text.submit,
            submitting: form.submitting,
            failure: form.failure,
          })}
          className="rounded-xl bg-foam p-5 shadow-raised sm:p-9 lg:col-span-7 lg:sent:col-start-3 lg:sent:col-span-8"
        >
          {view.sent ? (
            <EnquirySent state={view.sent.offerState ?? state} sent={view.sent} />
          ) : (
            <EnquiryForm state={state} view={view} />
          )}
          {!view.sent && (
            <template data-sent-template>
              <EnquirySent state={state} sent={null} />
            </template>
          )}
        </div>
      </Container>
    </Section>
  );
}
