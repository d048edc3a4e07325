import { faqTabs } from '#content/faqs/all.ts';
import { questionsPath, topicPath } from '#content/faqs/paths.ts';
import { lastChanged, notes, notesPath, type ShownNote } from '#content/notes.ts';
import { caseStudies } from '#content/portfolio.ts';
import { say } from '#content/say.ts';
import type { CaseStudy } from '#content/schema/case-study.ts';
import type { Page } from '#content/schema/page.ts';
import type { ServicePage } from '#content/schema/service.ts';
import { services } from '#content/services/all.ts';
import { plainFile, readReference } from '#domain/pictures/reference.ts';
import { breadcrumbs, breadcrumbsId } from './breadcrumbs.ts';
import { agency, agencyId, agencyReference, website, websiteReference } from './business.ts';
import { questions } from './faq-page.ts';
import { absolute } from './origin.ts';
import { caseStudyAt, noteOf, serviceAt, topicAt } from './page-paths.ts';
import { shareImage } from './share-image.ts';
import { type Thing, withoutGaps } from './thing.ts';

const pageTypes: Readonly<Record<string, string>> = {
  '/about': 'AboutPage',
  [questionsPath]: 'CollectionPage',
  '/lets-talk': 'ContactPage',
  '/notes': 'CollectionPage',
  '/portfolio': 'CollectionPage',
  '/services': 'CollectionPage',
};

/**
 * The JSON-LD graph of a page, derived from its address and the content. Without ratings and reviews: they would be
 * the agency’s own.
 */
export function structuredData(page: Page, imageOf: string = page.path): Thing {
  const home = page.path === '/';
  const graph = home
    ? [agency(), website(), webPage(page, imageOf)]
    : [agencyReference(), webPage(page, imageOf), breadcrumbs(page.path), ...subject(page)];
  return { '@context': 'https://schema.org', '@graph': graph.map(withoutGaps) };
}

function webPage(page: Page, imageOf: string): Thing {
  const { path } = page;
  const image = shareImage(imageOf);
  return {
    '@type': pageTypes[path] ?? (topicAt(path) ? 'FAQPage' : 'WebPage'),
    '@id': absolute(`${path}#page`),
    url: absolute(path),
    name: page.title,
    description: page.description,
    inLanguage: 'en-GB',
    dateModified: page.lastModified,
    isPartOf: websiteReference,
    publisher: { '@id': agencyId },
    primaryImageOfPage: {
      '@type': 'ImageObject',
      url: absolute(image.path),
      width: image.width,
      height: image.height,
    },
    breadcrumb: path === '/' ? null : { '@id': breadcrumbsId(path) },
    mainEntity: mainEntity(path),
  };
}

function mainEntity(path: string): unknown {
  const topic = topicAt(path);
  if (topic) return questions(topic);
  if (path === questionsPath) return list(faqTabs.map(({ value, title }) => [topicPath(value), title]));
  if (path === '/portfolio') return list(caseStudies.map(({ id, title }) => [`/portfolio/${id}`, title]));
  if (path === notesPath) return list(notes.map(({ slug, title }) => [`${notesPath}/${slug}`, title]));
  if (path === '/services') {
    return list(Object.values(services).map(({ slug, name }) => [`/services/${slug}`, name]));
  }
  if (path === '/' || path === '/lets-talk') return { '@id': agencyId };
  return serviceAt(path) || caseStudyAt(path) || noteOf(path) ? { '@id': absolute(`${path}#subject`) } : null;
}

function list(entries: readonly (readonly [path: string, name: string])[]): Thing {
  return {
    '@type': 'ItemList',
    itemListElement: entries.map(([path, name], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: absolute(path),
    })),
  };
}

function subject(page: Page): Thing[] {
  const service = serviceAt(page.path);
  if (service) return [serviceThing(page, service)];
  const study = caseStudyAt(page.path);
  if (study) return [article(page, study)];
  const note = noteOf(page.path);
  return note ? [posting(page, note)] : [];
}

function serviceThing(page: Page, { name, summary }: ServicePage): Thing {
  return {
    '@type': 'Service',
    '@id': absolute(`${page.path}#subject`),
    name,
    serviceType: name,
    description: summary,
    url: absolute(page.path),
    provider: { '@id': agencyId },
    areaServed: { '@type': 'Country', name: say('United Kingdom') },
  };
}

/** A case study without its figures: those are only shown where their basis stands beside them. */
function article(page: Page, study: CaseStudy): Thing {
  return {
    '@type': 'Article',
    '@id': absolute(`${page.path}#subject`),
    headline: page.title,
    alternativeHeadline: study.tagline,
    description: study.description,
    articleSection: study.category,
    keywords: study.tags,
    about: {
      '@type': 'Organization',
      name: study.title,
      url: study.sample ? null : new URL(study.url, absolute('/')).href,
    },
    image: absolute(shareImage(page.path).path),
    dateModified: study.lastModified,
    inLanguage: 'en-GB',
    author: { '@id': agencyId },
    publisher: { '@id': agencyId },
    mainEntityOfPage: { '@id': absolute(`${page.path}#page`) },
  };
}

/** A note, by the agency: its author is a role, and nobody is invented. */
function posting(page: Page, note: ShownNote): Thing {
  const own = note.picture && readReference(note.picture.image);
  return {
    '@type': 'BlogPosting',
    '@id': absolute(`${page.path}#subject`),
    headline: note.title,
    description: note.summary,
    image: absolute(own ? plainFile(own).address : shareImage(page.path).path),
    datePublished: note.date,
    dateModified: lastChanged(note),
    inLanguage: 'en-GB',
    author: { '@id': agencyId },
    publisher: { '@id': agencyId },
    mainEntityOfPage: { '@id': absolute(`${page.path}#page`) },
  };
}
