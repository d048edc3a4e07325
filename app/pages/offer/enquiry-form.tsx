import { summerOffer } from '#content/offer/summer.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/choice.tsx';
import { Field, FieldGroup } from '../../ui/field.tsx';
import { Select, Textarea, TextInput } from '../../ui/input.tsx';
import { AnswerTemplates } from '../forms/answer-templates.tsx';
import { FormAlert } from '../forms/form-alert.tsx';
import { HiddenFields } from '../forms/hidden-fields.tsx';
import type { EnquiryProps } from './offer-view.ts';

/** A native form to the page's own action; the browser checks it, the server checks it again. */
export function EnquiryForm({ state, view }: EnquiryProps) {
  const { form: labels, industries, states } = summerOffer;
  const { hidden, values, fields, message } = view;
  const text = states[state];
  const value = (name: string) => values[name]?.[0] ?? '';
  return (
    <form method="post" action="/summer-offer#enquiry" aria-labelledby="enquiry-title" className="relative">
      <HiddenFields hidden={hidden} />
      <FormAlert message={message} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field id="firstName" label={labels.firstName} error={fields.firstName}>
          {(control) => (
            <TextInput
              {...control}
              name="firstName"
              autoComplete="given-name"
              required
              maxLength={60}
              defaultValue={value('firstName')}
            />
          )}
        </Field>
        <Field id="lastName" label={labels.lastName} error={fields.lastName}>
          {(control) => (
            <TextInput
              {...control}
              name="lastName"
              autoComplete="family-name"
              required
              maxLength={60}
              defaultValue={value('lastName')}
            />
          )}
        </Field>
        <Field id="email" label={labels.email} error={fields.email}>
          {(control) => (
            <TextInput
              {...control}
              name="email"
              type="email"
              autoComplete="email"
              required
              maxLength={254}
              defaultValue={value('email')}
            />
          )}
        </Field>
        <Field id="phone" label={labels.phone} aside="Optional" error={fields.phone}>
          {(control) => (
            <TextInput
              {...control}
              name="phone"
              type="tel"
              autoComplete="tel"
              maxLength={40}
              defaultValue={value('phone')}
            />
          )}
        </Field>
        <Field id="businessName" label={labels.businessName} error={fields.businessName}>
          {(control) => (
            <TextInput
              {...control}
              name="businessName"
              autoComplete="organization"
              required
              maxLength={150}
              defaultValue={value('businessName')}
            />
          )}
        </Field>
        <Field id="industry" label={labels.industry} aside="Optional" error={fields.industry}>
          {(control) => (
            <Select {...control} name="industry" defaultValue={value('industry')}>
              <option value="">{labels.industryPlaceholder}</option>
              {industries.map((industry) => (
                <option key={industry.id} value={industry.id}>
                  {industry.label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field
          id="message"
          label={text.messageLabel}
          aside="Optional"
          error={fields.message}
          className="sm:col-span-2"
        >
          {(control) => (
            <Textarea {...control} name="message" maxLength={5000} defaultValue={value('message')} />
          )}
        </Field>
      </div>
      <FieldGroup id="consent" label={<span className="sr-only">Consent</span>} error={fields.consent}>
        <Checkbox
          name="consent"
          value="true"
          required
          defaultChecked={value('consent') !== ''}
          aria-invalid={fields.consent ? true : undefined}
          aria-describedby={fields.consent ? 'consent-error' : undefined}
          label={`${text.consent}\u00a0*`}
          className="mt-3"
        />
      </FieldGroup>
      <Button type="submit" size="lg" className="mt-6 max-sm:w-full">
        <span data-send-text>{text.submit}</span>
      </Button>
      <p className="mt-5 text-ink-soft text-sm">
        What you send is kept and used as the{' '}
        <a href="/privacy-policy" className="link">
          Privacy Policy
        </a>{' '}
        says.
      </p>
      <AnswerTemplates />
    </form>
  );
}
