/** The SITE_NOW of the tests’ sites: Friday 20 November 2026, 9:00 in Scarborough. */
export const siteNow = '2026-11-20T09:00:00Z';
