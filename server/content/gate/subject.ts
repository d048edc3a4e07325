import { listedPaths } from './addresses.ts';
import { type DocumentFacts, documentsOf, type FieldText, fieldTexts } from './facts.ts';
import { type LinkUse, linksOf, type Said, saidOn } from './gathered.ts';
import type { PageView } from './page-view.ts';
import { readOnce } from './read-once.ts';
import type { Rendering, SampleMail } from './rendering.ts';
import { type Whereabouts, whereaboutsIn } from './whereabouts.ts';

/** Pages beyond this are refused for their weight and not read any further. */
const longestPage = 2_000_000;

/** What the rules look at: the release read once. */
export type Subject = Omit<Rendering, 'pages' | 'previous' | 'visits' | 'mails'> & {
  pages: ReadonlyMap<string, PageView>;
  /** Pages that are too long to be read, with their bytes. */
  unread: ReadonlyMap<string, number>;
  /** Addresses of the public pages, also of those that are made for each visitor. */
  listed: readonly string[];
  documents: ReadonlyMap<string, DocumentFacts>;
  /** The documents that visitors have now. */
  before: ReadonlyMap<string, DocumentFacts>;
  /** Every link, once for each page. */
  links: readonly LinkUse[];
  /** Every text that can be read, once for the site, with the first page that has it. */
  said: readonly Said[];
  texts: readonly FieldText[];
  /** Emails to visitors, each read as a page is. */
  mails: readonly MailView[];
  whereabouts: Whereabouts;
  /** Scheme and host of the site, as its pages name it; empty when none does. */
  origin: string;
};

/** One email to a visitor. */
export type MailView = SampleMail & { page: PageView };

/** The same release with other pages: those that one visitor gets, by what they are called. */
export function withVisits(subject: Subject, visits: Rendering['visits'] = new Map()): Subject {
  const pages = new Map(Array.from(visits, ([name, html]) => [name, readOnce(name, html)]));
  const { origin } = subject;
  return {
    ...subject,
    pages,
    unread: new Map(),
    links: linksOf(pages.values(), origin),
    said: saidOn(pages.values()),
  };
}

/** Reads a rendering once for all rules. */
export function subjectOf(rendering: Rendering): Subject {
  const { pages, previous, visits: _, mails = [], ...rest } = rendering;
  const views = new Map<string, PageView>();
  const unread = new Map<string, number>();
  for (const [path, html] of pages) {
    if (html.length > longestPage) unread.set(path, Buffer.byteLength(html));
    else views.set(path, readOnce(path, html));
  }
  const origin = originOf(views.get('/')?.canonicals[0]);
  const documents = documentsOf(rendering.release);
  const texts = fieldTexts(documents);
  return {
    ...rest,
    ...{ links: linksOf(views.values(), origin), said: saidOn(views.values()), origin },
    ...{
      pages: views,
      unread,
      documents,
      listed: listedPaths(documents),
      before: documentsOf(previous ?? new Map()),
      texts,
    },
    mails: mails.map((mail) => ({ ...mail, page: readOnce(mail.name, mail.html) })),
    whereabouts: whereaboutsIn(texts),
  };
}

function originOf(address: string | undefined): string {
  const url = address === undefined ? null : URL.parse(address);
  return url && /^https?:$/.test(url.protocol) ? url.origin : '';
}
