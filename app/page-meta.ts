import type { MetaDescriptor } from 'react-router';
import { live } from '#content/live.ts';
import { documentTitle, pageFor } from '#content/pages.ts';
import type { Page } from '#content/schema/page.ts';
import { site } from '#content/site.ts';
import { absolute } from './seo/origin.ts';
import { caseStudyAt, noteOf } from './seo/page-paths.ts';
import { shareImage } from './seo/share-image.ts';
import { structuredData } from './seo/structured-data.ts';

/** What a page says of itself at this moment, and the address under which its social image is kept. */
type SaidNow = Partial<Page> & { imageOf?: string };

/** Heads that are the same for everybody, each made once for a release. */
const kept = new Map<string, { meta: MetaDescriptor[] }>();

/**
 * The head of a public page: title, description, keywords, canonical address, social tags and JSON-LD, all derived
 * from its address.
 * @param path address without origin, such as '/services/crm'
 * @param said what the page says of itself today, where that changes with time
 * @throws Error when content/pages.ts has no entry for it
 */
export function pageMeta(path: string, said?: SaidNow): MetaDescriptor[] {
  if (said) return metaOf(path, said);
  const known = kept.get(path);
  if (known) return known.meta;
  const made = live('object', () => ({ meta: metaOf(path, {}) }));
  // Throws for an address that there is not, which so is not kept.
  const { meta } = made;
  kept.set(path, made);
  return meta;
}

function metaOf(path: string, said: SaidNow): MetaDescriptor[] {
  const { imageOf = path, ...words } = said;
  const page = { ...pageFor(path), ...words };
  const image = shareImage(imageOf);
  const imageUrl = absolute(image.path);
  const imageAlt = `${page.kicker}: ${page.socialTitle}`;
  const properties = {
    'og:type': caseStudyAt(path) || noteOf(path) ? 'article' : 'website',
    'og:site_name': site.name,
    'og:locale': 'en_GB',
    'og:title': page.socialTitle,
    'og:description': page.socialDescription,
    'og:url': absolute(path),
    'og:image': imageUrl,
    'og:image:width': String(image.width),
    'og:image:height': String(image.height),
    'og:image:alt': imageAlt,
  };
  // Everything else is read off the `og:` tags where a `twitter:` one is missing.
  const names = { 'twitter:card': 'summary_large_image' };
  return [
    { title: documentTitle(page, site.name) },
    { name: 'description', content: page.description },
    ...(page.keywords.length > 0 ? [{ name: 'keywords', content: page.keywords.join(', ') }] : []),
    { tagName: 'link', rel: 'canonical', href: absolute(path) },
    ...Object.entries(properties).map(([property, content]) => ({ property, content })),
    ...Object.entries(names).map(([name, content]) => ({ name, content })),
    { 'script:ld+json': structuredData(page, imageOf) },
  ];
}
