import { define } from './define.ts';
import { consentSchema } from './schema/consent.ts';

/** The cookie banner. What it asks must be what the cookie policy says. */
export const consent = define('content/consent.ts', consentSchema, {
  name: 'Cookies',
  question: 'May we keep a note of how you found us, and of how fast our pages load?',
  details: { lead: 'Details:', label: 'Cookie Policy', to: '/cookie-policy' },
  decline: 'Decline',
  accept: 'Accept All',
  later: 'Close without choosing',
  signal:
    'Your browser sends the Global Privacy Control signal. We treat it as ‘Decline’: nothing optional is kept, and no banner appears. To choose otherwise, first turn the signal off for this site in your browser.',
});
