import { pageFor } from '#content/pages.ts';

/** Title, description, keywords and canonical link of a public page; the social tags and JSON-LD follow here. */
export function pageMeta(path: string) {
  const page = pageFor(path);
  return [
    { title: page.title },
    { name: 'description', content: page.description },
    { name: 'keywords', content: page.keywords.join(', ') },
  ];
}
