import { faqPages } from '#content/faqs/pages.ts';
import { questionsPath } from '#content/faqs/paths.ts';
import { notesPath, notesText } from '#content/notes.ts';
import { pages } from '#content/pages.ts';
import { site } from '#content/site.ts';
import { absolute } from './origin.ts';
import { caseStudyAt, noteOf, serviceAt, topicAt } from './page-paths.ts';
import type { Thing } from './thing.ts';

export const breadcrumbsId = (path: string) => absolute(`${path}#breadcrumbs`);

/** The breadcrumbs of an inner page: every prefix of its address that is a page itself. */
export function breadcrumbs(path: string): Thing {
  const steps = path.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/') || '/');
  const trail = steps.filter((step) => pages.some((page) => page.path === step));
  return {
    '@type': 'BreadcrumbList',
    '@id': breadcrumbsId(path),
    itemListElement: trail.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: stepName(step),
      item: absolute(step),
    })),
  };
}

/** A short name: of the brand, the service, the project, the note or the topic, else the page's title up to its colon. */
function stepName(path: string): string {
  if (path === '/') return site.name;
  if (path === notesPath) return notesText.title;
  if (path === questionsPath) return faqPages.name;
  const title = pages.find((page) => page.path === path)?.title.split(':')[0];
  const named = caseStudyAt(path) ?? noteOf(path) ?? topicAt(path);
  return serviceAt(path)?.name ?? named?.title ?? title ?? path;
}
