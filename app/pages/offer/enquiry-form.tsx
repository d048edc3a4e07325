import { AnswerTemplates } from '#app/pages/forms/answer-templates.tsx';
import { FormAlert } from '#app/pages/forms/form-alert.tsx';
import { HiddenFields } from '#app/pages/forms/hidden-fields.tsx';
import { holdsAny, MoreFields } from '#app/pages/forms/more-fields.tsx';
import { OptionSelect } from '#app/pages/forms/option-select.tsx';
import { PersonField } from '#app/pages/forms/person-field.tsx';
import { WithLinks } from '#app/pages/forms/with-links.tsx';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/choice.tsx';
import { Field, FieldGroup } from '#app/ui/field.tsx';
import { Textarea } from '#app/ui/input.tsx';
import { summerOffer } from '#content/offer/summer.ts';
import { say } from '#content/say.ts';
import { longest } from '#domain/forms/longest.ts';
import { shownStateField } from '#domain/leads/offer.ts';
import type { EnquiryProps } from './offer-view.ts';

/** A native form posted to the page’s own action; checked by the browser and again by the server. */
export function EnquiryForm({ state, view }: EnquiryProps) {
  const { form: labels, industries, states } = summerOffer;
  const { hidden, values, fields, message } = view;
  const text = states[state];
  const value = (name: string) => values[name]?.[0] ?? '';
  // Of a past offer only somebody's address is needed; the rest is folded away unless it holds something.
  const ended = state === 'ended';
  const holdsMore = holdsAny(['phone', 'industry', 'message'], view);
  const phone = <PersonField kind="phone" label={labels.phone} aside={say('Optional')} view={view} />;
  const more = (
    <>
      <OptionSelect
        name="industry"
        label={labels.industry}
        placeholder={labels.industryPlaceholder}
        options={industries}
        aside={say('Optional')}
        view={view}
      />
      <Field
        id="message"
        label={text.messageLabel}
        aside={say('Optional')}
        error={fields.message}
        className="sm:col-span-2"
      >
        {(control) => (
          <Textarea {...control} name="message" longest={longest.message} defaultValue={value('message')} />
        )}
      </Field>
    </>
  );
  return (
    <form
      id="enquiry-form"
      method="post"
      action="/summer-offer#enquiry"
      aria-labelledby="enquiry-title"
      className="relative"
    >
      <HiddenFields hidden={hidden} />
      {/* Without autocomplete no browser restores the state of an earlier visit beside today's words. */}
      <input type="hidden" name={shownStateField} value={state} autoComplete="off" />
      <FormAlert message={message} />
      <div className="grid grid-cols-2 gap-x-3 gap-y-5 sm:gap-5 max-sm:[&>:nth-child(n+3)]:col-span-2">
        <PersonField kind="firstName" label={labels.firstName} required view={view} />
        <PersonField kind="lastName" label={labels.lastName} required view={view} />
        <PersonField kind="email" label={labels.email} required view={view} />
        {!ended && phone}
        <PersonField kind="company" name="businessName" label={labels.businessName} required view={view} />
        {!ended && more}
      </div>
      {ended && (
        <MoreFields label={labels.more} open={holdsMore} className="mt-5">
          {phone}
          {more}
        </MoreFields>
      )}
      <FieldGroup
        id="consent"
        label={<span className="sr-only">{say('Consent')}</span>}
        error={fields.consent}
      >
        <Checkbox
          name="consent"
          value="true"
          required
          defaultChecked={value('consent') !== ''}
          aria-invalid={fields.consent ? true : undefined}
          aria-describedby={fields.consent ? 'consent-error' : undefined}
          label={text.consent}
          className="mt-3"
        />
      </FieldGroup>
      <Button type="submit" size="lg" className="mt-6 max-sm:w-full">
        <span data-send-text>{text.submit}</span>
      </Button>
      <p className="mt-5 text-ink-soft text-sm">
        <WithLinks
          text={labels.footnote}
          links={{ privacy: { to: '/privacy-policy', label: labels.privacy } }}
        />
      </p>
      <AnswerTemplates />
    </form>
  );
}
