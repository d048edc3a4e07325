import { type FaqTab, faqTabs } from '#content/faqs/all.ts';
import { topicPath } from '#content/faqs/paths.ts';
import { noteAt, notesPath, type ShownNote } from '#content/notes.ts';
import { caseStudyFor } from '#content/portfolio.ts';
import type { CaseStudy } from '#content/schema/case-study.ts';
import type { ServicePage } from '#content/schema/service.ts';
import { services } from '#content/services/all.ts';

/** The service that an address is about, if it is one. */
export function serviceAt(path: string): ServicePage | undefined {
  return Object.values(services).find(({ slug }) => path === `/services/${slug}`);
}

/** The project that an address is about, if it is one. */
export function caseStudyAt(path: string): CaseStudy | undefined {
  const id = /^\/portfolio\/([^/]+)$/.exec(path)?.[1];
  return id === undefined ? undefined : caseStudyFor(id);
}

/** The note that an address is, if it is one. */
export function noteOf(path: string): ShownNote | undefined {
  return path.startsWith(`${notesPath}/`) ? noteAt(path.slice(notesPath.length + 1)) : undefined;
}

/** The topic whose questions an address has, if it is one. */
export function topicAt(path: string): FaqTab | undefined {
  return faqTabs.find(({ value }) => path === topicPath(value));
}
