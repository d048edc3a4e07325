import { define } from './define.ts';
import { consentSchema } from './schema/consent.ts';

/** The cookie banner. What it asks must be what the cookie policy says. */
export const consent = define('content/consent.ts', consentSchema, {
  name: 'Cookies',
  question:
    'May this tab remember what brought you here, and tell us how quickly pages appear? The first goes with any form you send us, and shows which advertising works; the second is only counted.',
  details: { lead: 'Details:', label: 'Cookie Policy', to: '/cookie-policy' },
  decline: 'Decline',
  accept: 'Accept All',
  later: 'Close without choosing',
  signal:
    'Your browser sends the Global Privacy Control signal. We honour it as ‘Decline’: nothing optional is kept, and no banner asks you. To choose otherwise, first turn the signal off for this site in your browser.',
});
