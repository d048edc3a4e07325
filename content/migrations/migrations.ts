import type { careers } from '#content/careers.ts';
import { knownDocuments } from '#content/registry.ts';
import type { LegalPage, Retention } from '#content/schema/legal.ts';
import type { Page } from '#content/schema/page.ts';
import type { QuoteText } from '#content/schema/quote.ts';
import type { ServicePage, ServiceSectionOf } from '#content/schema/service.ts';

/**
 * One change of a document's form, for the versions that were saved before it: pure, and applied when a version is
 * read. The stored version stays as it was.
 */
export type FactsMigration = {
  /** The id of the document; with `/*` at its end every one of a folder. */
  document: string;
  /** What changed, in a few words for whoever reads this in a year. */
  what: string;
  /** The facts in the new form. What has the new form already must come back as it is. */
  change: (facts: object) => object;
};

/** What the code led on before redirects held it. */
const firstMoves = [
  { from: '/services/seo', to: '/services/seo-geo' },
  { from: '/services/social-media-management', to: '/services/social-media-marketing' },
  { from: '/services/ad-services', to: '/services/ppc-advertising' },
];

/** What shipped for applications when they got a period of their own. */
const firstApplications = {
  id: 'applications',
  what: 'Applications for work; with them the details of somebody who only applied, and what we wrote to each other',
  days: 180,
  from: 'the last entry that we made about them',
  period: '180 days',
};

/**
 * All of them, the oldest first. A renamed field moves its text, a value that is no longer offered becomes its
 * nearest one, and a field that is new and must not be empty gets what ships.
 */
export const factsMigrations: readonly FactsMigration[] = [
  {
    document: 'redirects',
    what: 'The first addresses of services, which the code led on, became lines of the list.',
    change: (facts) => {
      const { list, ...rest } = facts as { list?: typeof firstMoves; moves?: typeof firstMoves };
      if (!list || rest.moves) return facts;
      const own = new Set(list.map(({ from }) => from));
      return { ...rest, moves: [...firstMoves.filter(({ from }) => !own.has(from)), ...list] };
    },
  },
  {
    document: 'legal/retention',
    what: 'Applications for work came to be kept for a time of their own.',
    change: (facts) => {
      const periods = facts as (typeof firstApplications)[];
      return periods.some(({ id }) => id === firstApplications.id)
        ? periods
        : [...periods, firstApplications];
    },
  },
  {
    document: 'legal/retention',
    what: 'Proofs of reviews go a while after their review.',
    change: (facts) => {
      const kinds = facts as Retention[];
      const shipped = knownDocuments.get('legal/retention')?.defaults as Retention[] | undefined;
      const added = shipped?.filter(({ id }) => id === 'review-proofs') ?? [];
      const has = !Array.isArray(kinds) || kinds.some(({ id }) => id === 'review-proofs');
      return has ? facts : [...kinds, ...added];
    },
  },
  {
    document: 'pages',
    what: 'The questions got pages of their own.',
    change: (facts) => {
      const pages = facts as Page[];
      const shipped = knownDocuments.get('pages')?.defaults as Page[] | undefined;
      if (!Array.isArray(pages)) return facts;
      const there = new Set(pages.map(({ path }) => path));
      const added = shipped?.filter(({ path }) => path.startsWith('/about/') && !there.has(path)) ?? [];
      const after = pages.findIndex(({ path }) => path === '/about') + 1 || pages.length;
      return added.length > 0 ? pages.toSpliced(after, 0, ...added) : facts;
    },
  },
  {
    document: 'legal/cookie-policy',
    what: 'Policies from before the choice of light and dark got what ships of it: the law asks for every cookie.',
    change: (facts) => {
      const policy = facts as LegalPage;
      const names = (text: string) => text.includes('{{storage.functional}}');
      if (!Array.isArray(policy.sections) || names(JSON.stringify(policy))) return facts;
      const shipped = knownDocuments.get('legal/cookie-policy')?.defaults as LegalPage | undefined;
      const added = shipped?.sections.find(({ textMarkdown }) => names(textMarkdown));
      if (!added) return facts;
      // One of hers with the same name said that there are none.
      const others = policy.sections.filter(({ id }) => id !== added.id);
      const after = others.findIndex(({ id }) => id === 'analytics-cookies') + 1 || others.length;
      return { ...policy, sections: others.toSpliced(after, 0, added) };
    },
  },
  {
    document: 'services/*',
    what: 'What shows a study on the page of a service was chosen by the code.',
    change: (facts) => {
      const page = facts as ServicePage;
      if (!Array.isArray(page.sections)) return facts;
      const shipped = knownDocuments.get(`services/${page.slug}`)?.defaults as ServicePage | undefined;
      const drawings = new Map(
        cardsOf(shipped?.sections ?? []).map(({ slug, drawing }) => [slug, drawing] as const),
      );
      const sections = page.sections.map((section) =>
        section.kind === 'case-studies'
          ? {
              ...section,
              cards: section.cards.map((card) => ({
                drawing: drawings.get(card.slug) ?? 'poster',
                ...(card as Partial<typeof card>),
              })),
            }
          : section,
      );
      return { ...page, sections };
    },
  },
  {
    document: 'shore',
    what: 'What stands after the metres is the unit alone, as on the flag; it was “m now”.',
    change: (facts) => {
      const { beside } = facts as { beside?: { level?: string } };
      if (!beside?.level?.includes(' ')) return facts;
      return { ...facts, beside: { ...beside, level: beside.level.split(' ')[0] } };
    },
  },
  {
    document: 'shore',
    what: 'The time of the next water begins a sentence of its own.',
    change: (facts) => {
      const { beside } = facts as { beside?: { high?: string; low?: string } };
      if (typeof beside?.high !== 'string') return facts;
      const low = typeof beside.low === 'string' && { low: begun(beside.low) };
      return { ...facts, beside: { ...beside, high: begun(beside.high), ...low } };
    },
  },
  {
    document: 'careers',
    what: 'What stands above the form has a heading: what stood before its colon, or what ships.',
    change: (facts) => {
      const { hero, form, ...rest } = facts as { hero?: { intro?: string }; form?: object };
      if (form || typeof hero?.intro !== 'string') return facts;
      const { intro, ...words } = hero;
      const [, title, after] = /^([^:]{1,60}): (.+)$/s.exec(intro) ?? [];
      const shipped = knownDocuments.get('careers')?.defaults as typeof careers | undefined;
      const said = title && after ? { title, intro: begun(after) } : { title: shipped?.form.title, intro };
      return { ...rest, hero: words, form: said };
    },
  },
  {
    document: 'not-found',
    what: 'What stood before the question about the router opens it.',
    change: (facts) =>
      (facts as { noteTo?: string }).noteTo === 'A note to ourselves:'
        ? { ...facts, noteTo: 'Do you look after this website?' }
        : facts,
  },
  {
    document: 'services/index',
    what: 'Times and prices stand with the services, and the line below their table below these.',
    change: (facts) => {
      const { atAGlance, groups, ...rest } = facts as { atAGlance?: { note?: string }; groups?: object };
      return atAGlance ? { ...rest, groups: { note: atAGlance.note, ...groups } } : facts;
    },
  },
  {
    document: 'quote',
    what: 'The parts that fold have a heading that says what they ask, where the code said “Optional”.',
    change: (facts) => {
      const { groups } = facts as { groups?: Partial<QuoteText['groups']> };
      const shipped = knownDocuments.get('quote')?.defaults as QuoteText | undefined;
      return groups ? { ...facts, groups: { more: shipped?.groups.more, ...groups } } : facts;
    },
  },
];

const begun = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

const cardsOf = (sections: ServicePage['sections']) =>
  sections
    .filter((one): one is ServiceSectionOf<'case-studies'> => one.kind === 'case-studies')
    .flatMap(({ cards }) => cards);
