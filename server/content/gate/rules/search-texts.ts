import type { PageView } from '#server/content/gate/page-view.ts';
import type { Found, Rule } from '#server/content/gate/rule.ts';
import type { Subject } from '#server/content/gate/subject.ts';
import { inField, quoted } from '#server/content/gate/texts.ts';

const longest = { title: 60, description: 160 };

const titleOf = ({ titles }: PageView) => titles.join(' ').trim();
const descriptionOf = ({ metas }: PageView) => (metas.get('description') ?? []).join(' ').trim();

/** Where the pages' own document, or that of a note, says what search engines are told of a page. */
function fieldFor({ documents }: Subject, path: string, name: string) {
  const note = path === '/notes' ? 'notes' : /^\/(notes\/[^/]+)$/.exec(path)?.[1];
  if (note && documents.has(note)) return { page: path, document: note, field: `search.${name}` };
  const entries = documents.get('pages')?.facts;
  const index = Array.isArray(entries) ? entries.findIndex((entry) => entry?.path === path) : -1;
  return { page: path, ...(index >= 0 && { document: 'pages', field: `${index}.${name}` }) };
}

/** A rule about how long a text for search engines is. */
function fitting(name: keyof typeof longest, textOf: (page: PageView) => string): Rule {
  return {
    id: `${name}-length`,
    severity: 'refusal',
    holds: `every page has a ${name} of at most ${longest[name]} characters`,
    *find(subject) {
      for (const page of subject.pages.values()) {
        const { length } = textOf(page);
        if (length > 0 && length <= longest[name]) continue;
        const what = length === 0 ? `has no ${name}` : `has a ${name} of ${length} characters`;
        const sentence = `${page.path} ${what}. Search engines show 1 to ${longest[name]}.`;
        yield { ...fieldFor(subject, page.path, name), sentence };
      }
    },
  };
}

/** A rule that a text for search engines stands on one page only. */
function unique(name: keyof typeof longest, textOf: (page: PageView) => string): Rule {
  return {
    id: `${name}-twice`,
    severity: 'refusal',
    holds: `no two pages have the same ${name}`,
    *find(subject): Iterable<Found> {
      const seen = new Map<string, string>();
      for (const page of subject.pages.values()) {
        const text = textOf(page);
        const other = seen.get(text);
        seen.set(text, other ?? page.path);
        if (text === '' || other === undefined) continue;
        const sentence = `${other} and ${page.path} have the same ${name}, ${quoted(text)}, so that nobody can tell them apart in a list of results.`;
        yield { ...fieldFor(subject, page.path, name), sentence };
      }
    },
  };
}

/** Shorter ones say too little to be chosen from a list of results. */
const shortest = { title: 15, description: 70 };

const sayEnough: Rule = {
  id: 'search-text-short',
  severity: 'warning',
  holds: `titles have at least ${shortest.title} and descriptions at least ${shortest.description} characters`,
  *find(subject) {
    for (const page of subject.pages.values()) {
      for (const [name, text] of [
        ['title', titleOf(page)],
        ['description', descriptionOf(page)],
      ] as const) {
        if (text.length === 0 || text.length >= shortest[name]) continue;
        const sentence = `${page.path} has a ${name} of ${text.length} characters only: ${quoted(text)}. Say more of what stands there.`;
        yield { ...fieldFor(subject, page.path, name), sentence };
      }
    }
  },
};

const keywordsOnce: Rule = {
  id: 'keyword-twice',
  severity: 'warning',
  holds: 'no page names a keyword twice',
  *find({ documents }) {
    const entries = documents.get('pages')?.facts;
    for (const [index, entry] of (Array.isArray(entries) ? entries : []).entries()) {
      const keywords: unknown = entry?.keywords;
      const twice = Array.isArray(keywords) && keywords.find((one, at) => keywords.indexOf(one) !== at);
      if (typeof twice !== 'string') continue;
      const field = `${index}.keywords`;
      yield {
        document: 'pages',
        field,
        sentence: `${inField('pages', field)} ${quoted(twice)} stands twice.`,
      };
    }
  },
};

export const searchTextRules = [
  fitting('title', titleOf),
  fitting('description', descriptionOf),
  unique('title', titleOf),
  unique('description', descriptionOf),
  sayEnough,
  keywordsOnce,
];
