import { prefillLimits } from '#app/pages/booking/details/prefill-names.ts';
import { megabyte } from '#domain/format/sizes.ts';
import type { AddressRule } from '#server/http/addresses.ts';

/** What the server needs to know about the addresses in `routes.ts`: which are private, which take files. */
export const addresses: readonly AddressRule[] = [
  { path: '/api', json: true },
  { path: '/media', light: true },
  { path: '/drawn', light: true },
  { path: '/colours', light: true },
  { path: '/palette', light: true },

  { path: '/admin', only: 'staff' },
  { path: '/oauth-setup', only: 'staff' },
  { path: '/sign-in', only: 'staff' },
  { path: '/sign-out', only: 'staff' },
  { path: '/set-up', only: 'staff' },
  { path: '/forgotten-password', only: 'staff' },
  { path: '/new-password', only: 'staff' },
  { path: '/invitation', only: 'staff' },
  { path: '/api/sign-in', only: 'staff' },
  { path: '/api/admin', only: 'staff' },
  { path: '/api/auth', only: 'staff' },

  { path: '/booking', only: 'one-person' },
  { path: '/draft', only: 'one-person' },
  { path: '/newsletter/confirm', only: 'one-person' },
  { path: '/newsletter/unsubscribe', only: 'one-person' },

  // Their lead to the offer must be right in the very second in which it ends.
  { path: '/', leadsToOffer: true },
  { path: '/services', leadsToOffer: true },

  { path: '/lets-talk', kept: { form: 'enquiry-form', reads: ['sent'] }, formBytes: 52 * megabyte },
  { path: '/quote', kept: { form: 'enquiry-form', reads: ['sent', 'sum'] } },
  { path: '/summer-offer', kept: { form: 'enquiry-form', reads: ['sent'] } },
  {
    path: '/book-discovery-call',
    kept: { form: 'details', reads: ['date', 'time', 'from', ...Object.keys(prefillLimits)] },
  },
  // How somebody found an employer, or what is known of her, is no business of ours: these forms do not tell.
  { path: '/careers', kept: { form: '', reads: ['sent'] } },
  { path: '/your-data', kept: { form: '', reads: ['sent'] } },
  { path: '/api/contact', formBytes: 52 * megabyte },
  { path: '/admin/letter', formBytes: 52 * megabyte },
  { path: '/admin/content/pictures', formBytes: 104 * megabyte },
];
