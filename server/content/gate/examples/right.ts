import { pages } from '#content/pages.ts';
import type { Rendering } from '#server/content/gate/rendering.ts';

const origin = 'https://www.example.co.uk';

/** The smallest page that keeps every rule, with something in its main part. */
function pageOf(path: string, main = '', head = ''): string {
  const { title, description, socialTitle } = pages.find((page) => page.path === path) ?? {
    ...{ title: `The page at ${path}`, socialTitle: `Shared: ${path}` },
    description: `What stands at ${path}, said in a sentence that is long enough for a search engine to show it.`,
  };
  const graph = JSON.stringify({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'WebPage', '@id': `${origin}${path}#page`, url: origin + path, name: title }],
  });
  return `<!DOCTYPE html><html lang="en-GB"><head><meta charset="utf-8"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/><title>${title}</title>
<meta name="description" content="${description}"/><link rel="canonical" href="${origin}${path}"/>
<meta property="og:type" content="website"/><meta property="og:title" content="${socialTitle}"/>
<meta property="og:url" content="${origin}${path}"/><meta property="og:image" content="${origin}/image.jpg"/>
<script type="application/ld+json">${graph}</script>${head}</head>
<body><main id="main"><h1 class="text-6xl">${path === '/' ? 'Home' : path.replace(/\W+/g, ' ').trim()}</h1>${main}</main>
<footer>${pages.map((page) => `<a href="${page.path}">${page.kicker}</a>`).join(' ')}</footer></body></html>`;
}

/** The files for machines that fit the pages of the release in use. */
const files = () =>
  new Map([
    [
      '/sitemap.xml',
      `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages.map(({ path }) => `<url><loc>${origin}${path}</loc><lastmod>2026-11-20</lastmod></url>`).join('\n')}
</urlset>`,
    ],
    ['/robots.txt', `User-agent: *\nDisallow: /admin\n\nSitemap: ${origin}/sitemap.xml\n`],
    ['/llms.txt', pages.map(({ path, title }) => `- [${title}](${origin}${path})`).join('\n')],
  ]);

/** A small release in which nothing is wrong: two pages, and the documents that ship. */
export function right(changes: Partial<Rendering> = {}): Rendering {
  return {
    release: new Map(),
    previous: null,
    pages: new Map(['/', '/services/crm'].map((path) => [path, pageOf(path)])),
    files: files(),
    assets: new Set(['/image.jpg']),
    now: Date.parse('2026-11-20T09:00:00Z'),
    ...changes,
  };
}

/** The right release with other contents of the CRM page's main part or head. */
export function crm(main: string, head = ''): Rendering {
  return right({
    pages: new Map([...right().pages, ['/services/crm', pageOf('/services/crm', main, head)]]),
  });
}

/** The right release with one part of its CRM page written otherwise. */
export function crmWith(from: string | RegExp, to: string): Rendering {
  const page = pageOf('/services/crm');
  const other = page.replace(from, () => to);
  if (other === page) throw new Error(`The page has no ${from}.`);
  return right({ pages: new Map([...right().pages, ['/services/crm', other]]) });
}
