import { z } from 'zod';
import { quoteSchema } from '#domain/leads/quote.ts';
import type { Services } from '#server/ports/services.ts';
import type { Submission } from '#server/submissions/read-submission.ts';
import type { Lead } from './lead.ts';
import { receiveLead } from './receive.ts';
import { sentSum } from './sent-sum.ts';

/**
 * Stores a quote request, with the sum that it brought; one that cannot be read refuses nothing.
 * @throws DomainError invalid, conflict
 */
export function submitQuote(services: Services, submission: Submission): Promise<Lead> {
  return receiveLead(services, submission, {
    schema: quoteSchema.extend({
      sum: z
        .unknown()
        .transform((sent) => sentSum(services, sent))
        .optional(),
    }),
    describe: ({ fullName, email, phone, companyName }) => ({
      kind: 'quote',
      name: fullName,
      email,
      phone,
      company: companyName,
    }),
  });
}
