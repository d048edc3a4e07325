import { pages } from '#content/pages.ts';
import { absolute } from './origin.ts';
import { textFile } from './text-file.ts';

/** Every public page with the day of its last change, from content/pages.ts. */
export function sitemap(): string {
  const entries = pages.map(
    ({ path, lastModified }) => `  <url><loc>${absolute(path)}</loc><lastmod>${lastModified}</lastmod></url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

export const loader = () => textFile(sitemap(), 'application/xml');
