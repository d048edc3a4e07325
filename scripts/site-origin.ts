/** The origin that pages carry when SITE_URL is not set: the server's default port on this machine. */
const unset = 'http://localhost:5000';

/**
 * What the build writes into the pages as the site's own origin, by SITE_URL, without a closing slash.
 * @throws Error when SITE_URL is not a web address or goes on after the host, as the server does
 */
export function siteOrigin(environment: Record<string, string | undefined>): string {
  const { SITE_URL } = environment;
  if (!SITE_URL) return unset;
  const url = URL.parse(SITE_URL);
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new Error('SITE_URL: must be a web address such as https://www.example.com.');
  }
  if (url.href !== `${url.origin}/`) {
    throw new Error('SITE_URL: must end after the host, such as https://www.example.com, without a path.');
  }
  return url.origin;
}

/** For `define` of every Vite configuration: pages, server and tests read the same constant. */
export const originConstant = {
  'import.meta.env.SITE_ORIGIN': JSON.stringify(siteOrigin(process.env)),
};
