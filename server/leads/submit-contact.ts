import { bookingRequestSchema, isBookingRequest } from '#domain/leads/booking-request.ts';
import { contactSchema } from '#domain/leads/contact.ts';
import type { Services } from '#server/ports/services.ts';
import type { Submission } from '#server/submissions/read-submission.ts';
import type { Lead } from './lead.ts';
import { receiveLead } from './receive.ts';

/**
 * Stores an enquiry of the contact form, or the shorter one that the booking widget sends when booking fails.
 * @throws DomainError invalid, conflict
 */
export function submitContact(services: Services, submission: Submission): Promise<Lead> {
  if (isBookingRequest(submission.input)) {
    return receiveLead(services, submission, {
      schema: bookingRequestSchema,
      describe: ({ name, email, phone }) => ({ kind: 'booking-request', name, email, phone, company: '' }),
    });
  }
  return receiveLead(services, submission, {
    schema: contactSchema,
    takesFiles: true,
    describe: ({ name, email, phone, company }) => ({ kind: 'contact', name, email, phone, company }),
  });
}
