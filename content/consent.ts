import { define } from './define.ts';
import { consentSchema } from './schema/consent.ts';

/** The cookie banner. What it asks must be what the cookie policy says. */
export const consent = define('content/consent.ts', consentSchema, {
  name: 'Cookies',
  question:
    'Can we remember, until you close this tab, which page or campaign brought you here? Nothing optional is stored before you accept.',
  details: { lead: 'Details:', label: 'Cookie Policy', to: '/cookie-policy' },
  decline: 'Decline',
  accept: 'Accept All',
  later: 'Close without choosing',
});
