import { origin } from '#server/base/env-values.ts';

/** The origin of the pages when SITE_URL is not set: the server’s default port on this machine. */
const unset = 'http://localhost:5000';

/**
 * The site’s own origin that the build writes into the pages, from SITE_URL, without a closing slash.
 * @throws Error when SITE_URL is not a web address or has a path, as in the server
 */
export function siteOrigin(environment: Record<string, string | undefined>): string {
  const { SITE_URL } = environment;
  if (!SITE_URL) return unset;
  const { success, error } = origin.safeParse(SITE_URL);
  if (!success) throw new Error(`SITE_URL: ${error.issues[0]?.message}.`);
  return new URL(SITE_URL).origin;
}

/** For `define` of every Vite configuration: pages, server and tests read the same constant. */
export const originConstant = {
  'import.meta.env.SITE_ORIGIN': JSON.stringify(siteOrigin(process.env)),
};
