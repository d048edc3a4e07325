import { statusOf } from '#app/api/respond.ts';
import { summerOffer } from '#content/offer/summer.ts';
import { type FieldErrors, isDomainError } from '#server/errors.ts';
import { newForm } from '#server/leads/new-form.ts';
import type { Services } from '#server/services.ts';
import type { TypedValues } from '../forms/form-view.ts';
import type { EnquiryView } from './offer-view.ts';

type Refusal = { message: string; fields: FieldErrors };

/** The enquiry is stored: the page thanks. */
export const sentEnquiry: EnquiryView = { hidden: {}, values: {}, fields: {}, message: null, sent: true };

/** What to say about a failure, and its status. The unexpected one is logged and gets the offer's own sentence. */
export function refusalOf(services: Services, error: unknown): Refusal & { status: number } {
  if (!isDomainError(error)) {
    services.log.error('offer-enquiry-failed', { kind: error instanceof Error ? error.name : 'unknown' });
    return { message: summerOffer.form.failure, fields: {}, status: 500 };
  }
  const status = error.code === 'invalid' ? 422 : statusOf[error.code];
  return { message: error.message, fields: error.fields ?? {}, status };
}

/** The form once more with everything that was typed; the same key, so that sending again never makes two. */
export function refusedEnquiry(services: Services, values: TypedValues, refusal: Refusal): EnquiryView {
  const fresh = newForm(services);
  const kept = (name: keyof typeof fresh) => values[name]?.[0] ?? fresh[name];
  const hidden = { idempotencyKey: kept('idempotencyKey'), formToken: kept('formToken') };
  return { hidden, values, ...refusal, sent: false };
}
