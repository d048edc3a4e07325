import { describe, expect, it } from 'vitest';
import { faqTabs } from '#content/faqs/all.ts';
import { pageFor, pages } from '#content/pages.ts';
import { caseStudies } from '#content/portfolio.ts';
import { services } from '#content/services/all.ts';
import { site } from '#content/site.ts';
import { absolute, siteOrigin } from './origin.ts';
import { structuredData } from './structured-data.ts';
import type { Thing } from './thing.ts';

const graphOf = (path: string) => structuredData(pageFor(path))['@graph'] as Thing[];
const ofType = (path: string, type: string) =>
  graphOf(path).filter((thing) => [thing['@type']].flat().includes(type));

/** Every object and value in a graph, with the name it stands under. */
function* entriesOf(value: unknown): Generator<[name: string, value: unknown]> {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    yield [name, inner];
    yield* entriesOf(inner);
  }
}

describe('structured data', () => {
  it('introduces the agency and the website on the home page', () => {
    const [agency] = ofType('/', 'ProfessionalService');
    expect(agency).toMatchObject({ name: site.name, telephone: site.phone.dial, email: site.email });
    expect(ofType('/', 'WebSite')).toHaveLength(1);
    expect(ofType('/', 'BreadcrumbList')).toHaveLength(0);
  });

  it('says nothing of what is unknown, and links to no profile that is a sample', () => {
    const [agency] = ofType('/', 'ProfessionalService');
    const address = agency?.address as Thing;
    expect('streetAddress' in address).toBe(site.address.street !== null);
    expect('vatID' in (agency ?? {})).toBe(site.vat.number !== null);
    const real = site.social.filter(({ sample }) => !sample).map(({ href }) => href);
    expect(agency?.sameAs ?? []).toEqual(real);
  });

  it.each(Object.keys(services))('describes the service %s', (slug) => {
    expect(ofType(`/services/${slug}`, 'Service')).toHaveLength(1);
  });

  it.each(caseStudies)('describes the case study $id without its figures', ({ id, sample, url }) => {
    const [article] = ofType(`/portfolio/${id}`, 'Article');
    expect(article?.headline).toBe(pageFor(`/portfolio/${id}`).title);
    expect(JSON.stringify(article)).not.toMatch(/\d%/);
    expect(JSON.stringify(article).includes(url)).toBe(!sample);
  });

  it.each(faqTabs)('gives the page of $title every question with an answer', ({ value, items }) => {
    const [faq] = ofType(`/about/questions/${value}`, 'FAQPage');
    const questions = faq?.mainEntity as { name: string; acceptedAnswer: { text: string } }[];
    expect(questions.map(({ name }) => name)).toEqual(items.map(({ question }) => question));
    for (const { acceptedAnswer } of questions) {
      expect(acceptedAnswer.text).toMatch(/^<p>/);
      expect(acceptedAnswer.text).not.toContain('href="/');
    }
  });

  it('tells of each topic on the page of all questions, and of no question twice', () => {
    const [all] = ofType('/about/questions', 'CollectionPage');
    expect(JSON.stringify(all?.mainEntity)).toContain('/about/questions/seo-geo"');
    expect(ofType('/about/questions', 'FAQPage')).toEqual([]);
    expect(ofType('/about', 'FAQPage')).toEqual([]);
  });

  it('leads from the home page to a case study by way of the portfolio', () => {
    const [crumbs] = ofType('/portfolio/yards-store', 'BreadcrumbList');
    expect(crumbs?.itemListElement).toMatchObject([
      { position: 1, name: site.name, item: absolute('/') },
      { position: 2, name: 'Our portfolio', item: absolute('/portfolio') },
      { position: 3, name: 'Yards Store', item: absolute('/portfolio/yards-store') },
    ]);
  });

  it.each(pages)('$path: no gaps, no ratings or reviews, full addresses, one id a thing', (page) => {
    const entries = [...entriesOf(structuredData(page))];
    for (const [name, value] of entries) {
      expect(name).not.toMatch(/rating|review/i);
      expect(value, name).not.toBeNull();
      expect(value, name).not.toBeUndefined();
      if (['@id', 'url', 'item', 'image', 'logo'].includes(name)) {
        expect(String(value).startsWith(`${siteOrigin}/`), `${name}: ${value}`).toBe(true);
      }
    }
    const ids = graphOf(page.path).map((thing) => thing['@id']);
    expect(new Set(ids).size).toBe(ids.length);
    if (page.path !== '/') expect(ofType(page.path, 'BreadcrumbList')).toHaveLength(1);
  });

  it('refers only to things that the same page or the home page holds', () => {
    const home = new Set(graphOf('/').map((thing) => thing['@id']));
    for (const { path } of pages) {
      const own = new Set(graphOf(path).map((thing) => thing['@id']));
      const references = [...entriesOf(graphOf(path))]
        .map(([, value]) => value)
        .filter((value): value is Thing => typeof value === 'object' && value !== null)
        .filter((value) => Object.keys(value).join() === '@id')
        .map((value) => value['@id']);
      expect(references.filter((id) => !own.has(id) && !home.has(id))).toEqual([]);
    }
  });
});
