import { data, type RouterContextProvider, redirect } from 'react-router';
import { clientAddressContext, servicesContext } from '#app/context.ts';
import { loadOffer } from '#app/pages/offer/load-offer.ts';
import { inOwnWords, say } from '#content/say.ts';
import { errorKind } from '#server/base/log.ts';
import { asDomainError } from '#server/db/unavailable.ts';
import { hasLeft } from '#server/http/has-left.ts';
import { statusOf } from '#server/http/refusals/status-of.ts';
import type { Lead } from '#server/leads/lead.ts';
import { leadOfRef, leadRef, pageRefMs } from '#server/leads/lead-ref.ts';
import { newForm } from '#server/leads/new-form.ts';
import { limitLead } from '#server/limits/lead-limit.ts';
import { refusedBy } from '#server/limits/refused-by.ts';
import type { Services } from '#server/ports/services.ts';
import { type Submission, withSubmission } from '#server/submissions/read-submission.ts';
import type { LeadFormView, SentView, TypedValues } from './form-view.ts';
import { ownArrival } from './own-arrival.ts';

type FormPage = {
  path: string;
  /** Name of the limit that page and endpoint share. */
  limit: string;
  submit: (services: Services, submission: Submission) => Promise<Lead>;
  /** The message when the server fails: nothing typed is lost, and how else to reach us. */
  failure: string;
};

type Sent = { request: Request; context: Readonly<RouterContextProvider> };

/** A fresh form, or the thanks when the address carries the reference of an enquiry that was just sent. */
export async function loadForm({ request, context }: Sent): Promise<LeadFormView> {
  const services = context.get(servicesContext);
  const ref = new URL(request.url).searchParams.get('sent');
  const sent = ref ? await sentBy(services, ref) : null;
  const now = services.clock.now();
  const hidden = { ...newForm(services), ...ownArrival(request, now) };
  return {
    hidden,
    values: {},
    fields: {},
    message: null,
    filesLost: false,
    sent,
    offerOpen: await hasPlaces(services),
  };
}

/** Whether the offer has a place, as far as that can be read: what may be full is not named. */
async function hasPlaces(services: Services): Promise<boolean> {
  const { state, spots } = await loadOffer(services);
  return state === 'open' && spots !== null;
}

async function sentBy(services: Services, ref: string): Promise<SentView | null> {
  const lead = await leadOfRef(services, ref);
  return lead && { name: lead.name, from: ref, offerState: lead.offer?.state ?? null };
}

/**
 * The action of a lead form without scripts: stores the lead and redirects to an address that can be reloaded.
 * After a failure the form comes back with the typed values and the same idempotency key.
 */
export async function answerForm({ request, context }: Sent, page: FormPage) {
  const services = context.get(servicesContext);
  const address = context.get(clientAddressContext);
  let input: Record<string, unknown> = {};
  let withFiles = false;
  try {
    // The limit is counted before the body is read; the body is read all the same, so that a refused form comes
    // back with everything typed.
    const refused = await refusedBy(() => limitLead(services, page.limit, address));
    const intake = { store: services.files, allowance: services.uploads(address), refused };
    const lead = await withSubmission(request, intake, async (submission) => {
      input = submission.input;
      withFiles = submission.files.length > 0;
      return page.submit(services, submission);
    });
    const sent = new URLSearchParams({ sent: leadRef(services, lead.id, pageRefMs) });
    return redirect(`${page.path}?${sent}#enquiry`, 303);
  } catch (error) {
    if (hasLeft(request, error)) throw error;
    const details = asDomainError(error)?.details;
    const typed = details?.values ?? input;
    const values = typedAgain(typed as Record<string, unknown>);
    const refusal = refusalOf(services, error, page);
    const hidden = hiddenAgain(services, values);
    const view: LeadFormView = {
      hidden,
      values,
      fields: refusal.fields,
      message: refusal.message,
      // A refused file ends the reading, so there may be no submission yet.
      filesLost: withFiles || refusal.fields.files !== undefined || details?.withFiles === true,
      sent: null,
      offerOpen: await hasPlaces(services),
    };
    return data(view, { status: refusal.status });
  }
}

function refusalOf(services: Services, error: unknown, page: FormPage) {
  const expected = asDomainError(error);
  if (!expected) {
    services.log.error('form-failed', { page: page.path, kind: errorKind(error) });
    return { message: page.failure, fields: {}, status: 500 };
  }
  const { code, fields = {} } = expected;
  return {
    message: say(expected.message),
    fields: inOwnWords(fields),
    status: code === 'invalid' ? 422 : statusOf[code],
  };
}

function hiddenAgain(services: Services, values: TypedValues): Record<string, string> {
  const fresh = newForm(services);
  return {
    idempotencyKey: values.idempotencyKey?.[0] ?? fresh.idempotencyKey,
    formToken: values.formToken?.[0] ?? fresh.formToken,
    ...(values.attribution?.[0] ? { attribution: values.attribution[0] } : {}),
  };
}

/** The typed values for showing the form again. Files are left out: a page cannot give them back. */
function typedAgain(input: Record<string, unknown>): TypedValues {
  const values: TypedValues = {};
  for (const [name, value] of Object.entries(input)) {
    const texts = (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string');
    if (texts.length > 0) values[name] = texts;
  }
  return values;
}
