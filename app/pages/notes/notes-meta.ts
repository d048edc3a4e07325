import type { MetaDescriptor } from 'react-router';
import { pageMeta } from '#app/page-meta.ts';
import { feedPath } from '#app/seo/feed-path.ts';
import { absolute } from '#app/seo/origin.ts';
import { notesText } from '#content/notes.ts';

/** The head of a page of the notes: that of every page, and where their feed is. */
export function notesMeta(path: string): MetaDescriptor[] {
  const feed = { rel: 'alternate', type: 'application/atom+xml', title: notesText.title };
  return [...pageMeta(path), { tagName: 'link', ...feed, href: absolute(feedPath) }];
}
