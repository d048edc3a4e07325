import { pages } from '#content/pages.ts';

/** Pages whose content depends on the time or on stored data, or whose form has a key of its own: rendered for each request. */
const renderedPerRequest = new Set([
  '/book-discovery-call',
  '/lets-talk',
  '/quote',
  '/summer-offer',
  '/your-data',
]);

/** The public addresses that the build turns into files. */
export const prerenderedPaths = (): string[] =>
  pages.map((page) => page.path).filter((path) => !renderedPerRequest.has(path));

/** What the build writes for search engines and language models: resource routes of app/seo. */
export const prerenderedFiles: string[] = ['/sitemap.xml', '/robots.txt', '/llms.txt'];
