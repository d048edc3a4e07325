import type { RouterContextProvider } from 'react-router';
import { clientAddressContext, servicesContext } from '#app/context.ts';
import { say } from '#content/say.ts';
import type { Lead } from '#server/leads/lead.ts';
import { leadRef, pageRefMs } from '#server/leads/lead-ref.ts';
import { limitLead } from '#server/limits/lead-limit.ts';
import type { Services } from '#server/ports/services.ts';
import { type Submission, withSubmission } from '#server/submissions/read-submission.ts';
import { answer, methodNotAllowed } from './respond.ts';

type Call = { request: Request; context: Readonly<RouterContextProvider> };
type Endpoint = {
  /** Name of the limit: one for each form. */
  name: string;
  submit: (services: Services, submission: Submission) => Promise<Lead>;
  message: string | ((lead: Lead) => string);
  /** What else the answer says of this kind of lead. */
  more?: (lead: Lead) => Record<string, unknown>;
};

/**
 * An endpoint that takes a lead as JSON or as a form: 200 once it is stored, with `prefill` for the booking form;
 * otherwise 400 with `error.fields`, 409, 413, 429 or 503. The idempotency key may also come as the header
 * Idempotency-Key.
 */
export function leadAnswer({ request, context }: Call, { name, submit, message, more }: Endpoint) {
  if (request.method !== 'POST') return methodNotAllowed('POST');
  return answer(async () => {
    const services = context.get(servicesContext);
    const address = context.get(clientAddressContext);
    await limitLead(services, name, address);
    const key = request.headers.get('idempotency-key');
    const lead = await withSubmission(
      request,
      { store: services.files, allowance: services.uploads(address) },
      (submission) =>
        submit(
          services,
          key ? { ...submission, input: { idempotencyKey: key, ...submission.input } } : submission,
        ),
    );
    return {
      message: say(typeof message === 'string' ? message : message(lead)),
      id: lead.id,
      prefill: leadRef(services, lead.id, pageRefMs),
      ...more?.(lead),
    };
  });
}
