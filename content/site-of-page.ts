import { followRelease } from './live.ts';
import { site } from './site.ts';

type SiteOfPage = Pick<typeof site, 'name' | 'email' | 'phone'>;

/** Who the business is, for a page that comes alive: a browser knows only what shipped, and would draw the page anew. */
export function siteForPage(): string {
  const { name, email, phone } = site;
  return JSON.stringify({
    name,
    email,
    phone: { display: phone.display, dial: phone.dial },
  } satisfies SiteOfPage);
}

/** Has a page in the browser say what the server wrote into its body. @param written by `siteForPage` */
export function followSiteOfPage(written: string | undefined): void {
  if (written === undefined) return;
  const release = new Map([['content/site.ts', { ...site, ...(JSON.parse(written) as SiteOfPage) }]]);
  followRelease(() => release);
}
