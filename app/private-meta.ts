import type { MetaDescriptor } from 'react-router';
import { site } from '#content/site.ts';

/** The head of a page that is not for search engines: the owner’s area, pages of one visitor, failures. */
export function privateMeta(title: string): MetaDescriptor[] {
  return [{ title: `${title} | ${site.name}` }, { name: 'robots', content: 'noindex' }];
}
