import { define } from './define.ts';
import { consentSchema } from './schema/consent.ts';

/** The cookie banner. What it asks must be what the cookie policy says. */
export const consent = define('content/consent.ts', consentSchema, {
  name: 'Cookies',
  question:
    'May this tab keep what brought you here, for forms you send and for our advertising, and tell us how fast pages are?',
  details: { lead: 'Details:', label: 'Cookie Policy', to: '/cookie-policy' },
  decline: 'Decline',
  accept: 'Accept All',
  later: 'Close without choosing',
  signal:
    'Your browser sends the Global Privacy Control signal. We honour it as ‘Decline’: nothing optional is kept, and no banner asks you. To choose otherwise, first turn the signal off for this site in your browser.',
});
