import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contentDocuments, mistakesIn } from './documents.ts';
import { documentIdOf } from './registry.ts';

// Where the defaults are Markdown, one file defines the documents of its folder.
const ofMarkdown = globSync('content/{faqs,legal}/[a-z]*.md');
const defining = globSync('content/**/*.ts', {
  exclude: [
    '**/*.test.ts',
    'content/define.ts',
    'content/{faqs,legal}/all.ts',
    'content/words/define-words.ts',
    'content/drawings/define-drawings.ts',
  ],
}).filter((file) => /\bdefine(Words|Drawings)?(<.*>)?\(/.test(readFileSync(file, 'utf8')));

test('every file that defines a document is loaded, under the id of its path', () => {
  expect([...contentDocuments.keys()].sort()).toEqual([...defining, ...ofMarkdown].map(documentIdOf).sort());
  expect(contentDocuments.has('services/web-design')).toBe(true);
});

test.each([...contentDocuments.values()])('what ships of $id is right', (document) => {
  expect(mistakesIn(document, document.defaults)).toEqual([]);
});

test('a wrong field is named by the way to it', () => {
  const site = contentDocuments.get('site');
  if (!site) throw new Error('there is no document of the site');
  const wrong = { ...site.defaults, phone: { display: 'x', dial: '01' } };
  expect(mistakesIn(site, wrong).map(({ path }) => path.join('.'))).toEqual(['phone.display', 'phone.dial']);
});

test('a sentence that names a fact that there is not is wrong', () => {
  const contact = contentDocuments.get('contact');
  if (!contact) throw new Error('there is no document of the contact page');
  const text = JSON.stringify(contact.defaults).replace('{{site.email}}', '{{site.nameless}}');
  expect(text).toContain('nameless');
  const [mistake] = mistakesIn(contact, JSON.parse(text));
  expect(mistake?.message).toBe('names ‘{{site.nameless}}’, and there is no such fact');
  expect(mistake?.path.length).toBeGreaterThan(0);
});
