import path from 'node:path';
import { readyFiles } from '#server/http/prepared/ready-file.ts';

/**
 * What is missing in a page that was drawn for everybody: the frame is put in, and the data of search engines put
 * last, after React has drawn it, by marks that a change to its markup would take away without a word.
 * @returns what is wrong, in words for whoever builds; null where nothing is
 */
export function faultOfPage(html: string): string | null {
  const text = html.indexOf('<main id="main"');
  const end = html.lastIndexOf('</main>');
  if (text < 0 || end < text) return 'has no main part';
  const header = html.indexOf('<header');
  if (header < 0 || header > text || html.lastIndexOf('<footer') < end)
    return 'has no frame around it (app/shell/frame.tsx)';
  const data = html.indexOf('<script type="application/ld+json">');
  if (data >= 0 && data < end) return 'has the data of search engines before its text (app/seo/data-last.ts)';
  return null;
}

/** @throws Error that names the first page of a build that is not whole */
export function expectWholePages(build: string): void {
  for (const { address, type, body } of readyFiles(path.join(build, 'client'))) {
    if (!type.startsWith('text/html')) continue;
    const fault = faultOfPage(Buffer.from(body).toString('utf8'));
    if (fault) throw new Error(`The page ${address} ${fault}.`);
  }
}
