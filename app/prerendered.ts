import { notes } from '#content/notes.ts';
import { pages } from '#content/pages.ts';
import { feedPath } from './seo/feed-path.ts';

/** Pages whose content depends on the time or on stored data, or whose form has a key of its own: rendered for each request. */
const renderedPerRequest = new Set([
  '/book-discovery-call',
  '/lets-talk',
  '/quote',
  '/summer-offer',
  '/your-data',
]);

/** What search engines, language models and devices ask for: resource routes of app/seo. */
const files = ['/sitemap.xml', '/robots.txt', '/llms.txt', '/site.webmanifest'];

/** The public addresses that become files: of the defaults in the build, of a release when it is made. */
export const publicFiles = (): string[] => [
  ...pages.map((page) => page.path).filter((path) => !renderedPerRequest.has(path)),
  ...files,
  ...(notes.length > 0 ? [feedPath] : []),
];
