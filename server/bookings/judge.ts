import type { BookingRequest } from '#domain/booking/schema.ts';
import { judge, type Verdict } from '#domain/leads/abuse.ts';
import { envelopeSchema } from '#domain/leads/envelope.ts';
import { honeypotField } from '#domain/leads/honeypot.ts';
import { isDisposableAddress } from '#server/leads/disposable-domains.ts';
import { formAge } from '#server/leads/form-token.ts';
import type { Services } from '#server/ports/services.ts';

/**
 * Judges a booking as leads are judged. One that a program sends with no more than the specified fields has one
 * weak sign against it, which stops nothing.
 * @param input as it was sent, with the form's hidden fields if it had any
 */
export function judgeBooking(services: Services, request: BookingRequest, input: unknown): Verdict {
  const envelope = envelopeSchema.safeParse(input);
  const { formToken, [honeypotField]: honeypot } = envelope.data ?? {};
  return judge({
    honeypot,
    form: formAge(services, formToken),
    formExpected: true,
    email: request.email,
    disposable: isDisposableAddress(request.email),
    names: [request.name],
    texts: [request.company, request.message, request.phone],
  });
}
