import { site } from '#content/site.ts';
import { newForm } from '#server/leads/new-form.ts';
import type { Services } from '#server/ports/services.ts';

/** The initial data of every booking form: contact ways, its keys, and nothing typed or refused yet. */
export function freshForm(services: Services) {
  return {
    contact: { email: site.email, phone: site.phone.display, dial: site.phone.dial },
    from: null,
    values: {},
    fields: {},
    message: null,
    booked: null,
    moving: null,
    ...newForm(services),
    holdToken: services.randomToken(),
  };
}
