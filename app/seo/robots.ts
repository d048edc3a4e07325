import { absolute } from './origin.ts';
import { textFile } from './text-file.ts';

/** Paths closed to crawlers: the owner’s area, endpoints, and pages that belong to one visitor. */
const closed = ['/admin', '/api/', '/oauth-setup', '/sign-in', '/set-up/', '/booking/', '/newsletter'];

export function robots(): string {
  const rules = closed.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...rules, '', `Sitemap: ${absolute('/sitemap.xml')}`, ''].join('\n');
}

export const loader = () => textFile(robots(), 'text/plain');
