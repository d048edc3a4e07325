import { Visit } from '#scripts/demo/visit.ts';
import { comingTuesday } from '#scripts/measure/coming-tuesday.ts';

const owner = { name: 'Owner', email: 'owner@example.com', password: 'a long passphrase' };
const visitor = { name: 'Alex Example', email: 'alex@example.com', company: 'Example Ltd' };

/** Addresses that only a running site can give, and the owner's cookie. */
export type Sample = { cookie: string; slots: string; bookingLink: string; thanks: string };

/** Value of a hidden field, as a browser would send it. */
function fieldOf(html: string, name: string): string {
  return new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';
}

/** An owner with an enquiry and a booked call, made as people make them. */
export async function fillSite(url: string, setupUrl: string): Promise<Sample> {
  const staff = new Visit(url);
  await staff.createAccount(setupUrl, owner);
  const guest = new Visit(url);
  const page = await guest.getText('/lets-talk');
  const hidden = (html: string) => ({
    idempotencyKey: fieldOf(html, 'idempotencyKey'),
    formToken: fieldOf(html, 'formToken'),
  });
  const thanks = await guest.postForm('/lets-talk', {
    ...{ ...visitor, ...hidden(page), projectTypes: 'ecommerce', budget: '5k-15k', timeline: 'asap' },
    message: 'A new website with a shop, please.',
  });
  const date = comingTuesday();
  const form = await guest.getText(`/book-discovery-call?date=${date}`);
  const { slots } = await guest.getJson<{ slots: { start: string; available: boolean }[] }>(
    `/api/calendar/slots/${date}`,
  );
  const bookingLink = await guest.postForm('/book-discovery-call', {
    ...{ ...visitor, ...hidden(form), selectedDate: date },
    selectedTime: slots.find(({ available }) => available)?.start ?? '',
  });
  return { cookie: staff.cookie(), slots: `/api/calendar/slots/${date}`, bookingLink, thanks };
}
