import type { Rule } from '#server/content/gate/rule.ts';
import { thingsOf } from '#server/content/gate/structured-things.ts';

/** What search engines ask for, by kind of thing. */
const needed: Readonly<Record<string, readonly string[]>> = {
  ProfessionalService: ['name', 'url'],
  WebSite: ['name', 'url'],
  WebPage: ['name', 'url'],
  Service: ['name', 'description', 'provider'],
  Article: ['headline', 'image', 'author', 'dateModified'],
  BlogPosting: ['headline', 'author', 'datePublished'],
  BreadcrumbList: ['itemListElement'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  ListItem: ['position'],
};

const missing = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

const readable: Rule = {
  id: 'structured-data-readable',
  severity: 'refusal',
  holds: 'every page tells search engines what it is, in a form that they can read',
  *find({ pages }) {
    for (const page of pages.values()) {
      const things = thingsOf(page);
      if (things !== null && things.length > 0) continue;
      const what =
        things === null ? 'what is told to search engines cannot be read' : 'search engines are told nothing';
      yield { page: page.path, sentence: `On ${page.path} ${what}: its structured data is not valid.` };
    }
  },
};

const complete: Rule = {
  id: 'structured-data-complete',
  severity: 'refusal',
  holds: 'what search engines are told has every field that they ask for',
  *find({ pages }) {
    for (const page of pages.values()) {
      for (const { kinds, one } of thingsOf(page) ?? []) {
        // A thing with an id and a few words more only points to one that is told elsewhere.
        const asked = kinds.flatMap((kind) => needed[kind] ?? []).filter((field) => missing(one[field]));
        if (asked.length === 0) continue;
        const sentence = `On ${page.path} search engines are told of a ‘${kinds.join(', ')}’ without ${asked.join(', ')}.`;
        yield { page: page.path, sentence };
      }
    }
  },
};

const ownPraise: Rule = {
  id: 'structured-data-own-praise',
  severity: 'refusal',
  holds: 'search engines are told no stars or reviews that the business gives itself',
  *find({ pages }) {
    for (const page of pages.values()) {
      const praise = (thingsOf(page) ?? []).find(
        ({ kinds, one }) =>
          kinds.some((kind) => /Rating|Review/.test(kind)) ||
          Object.keys(one).some((key) => /^(aggregateRating|review|reviews|starRating)$/.test(key)),
      );
      if (!praise) continue;
      const sentence = `On ${page.path} search engines are told of stars or reviews. They do not accept what a business says of itself.`;
      yield { page: page.path, sentence };
    }
  },
};

export const structuredDataRules = [readable, complete, ownPraise];
