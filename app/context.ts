import { createContext } from 'react-router';
import type { CurrentStaff } from '#server/auth/staff.ts';
import type { SiteServices } from '#server/start/site-services.ts';

/** Everything a loader or action may call: database, clock, mail, limits. Set by the HTTP server. */
export const servicesContext = createContext<SiteServices>();

/** The CSP nonce of a page rendered for this request; null for one that is drawn for many. */
export const nonceContext = createContext<string | null>(null);

/** True while prerendering: nothing is known of the moment in which the page will be read, and there are no services. */
export const madeAheadContext = createContext(true);

/** The address of the client, read from trusted proxies only. */
export const clientAddressContext = createContext<string>('unknown');

/** The signed-in member of staff; set by the guard of the owner's area, unset everywhere else. */
export const staffContext = createContext<CurrentStaff | null>(null);

/** What went wrong while a request was answered: set by `handleError` of the server entry, null when nothing did. */
export const failureContext = createContext<unknown>(null);

/**
 * True while an action answers with the submitted form: the page’s loader then reads nothing that may be
 * unavailable.
 */
export const shownAgainContext = createContext(false);

/** Answers for an address of the site as for this visitor. */
export type AnswerOfSite = (path: string) => Promise<Response>;

/** Renders further pages of the site within a request: those of a draft. Set by the HTTP server. */
export const siteContext = createContext<AnswerOfSite>();
