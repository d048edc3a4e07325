/** The site's own origin, fixed at build by SITE_URL (docs/decisions/0008-site-origin.md). */
export const siteOrigin = import.meta.env.SITE_ORIGIN as string;

/** The full address of a path of this site. */
export function absolute(path: string): string {
  return `${siteOrigin}${path}`;
}
