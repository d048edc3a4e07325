import { applicationSchema } from '#domain/leads/application.ts';
import type { Services } from '#server/ports/services.ts';
import type { Submission } from '#server/submissions/read-submission.ts';
import type { Lead } from './lead.ts';
import { receiveLead } from './receive.ts';

/**
 * Stores an application for work.
 * @throws DomainError invalid, conflict
 */
export function submitApplication(services: Services, submission: Submission): Promise<Lead> {
  return receiveLead(services, submission, {
    schema: applicationSchema,
    describe: ({ name, email }) => ({ kind: 'application', name, email, phone: '', company: '' }),
  });
}
