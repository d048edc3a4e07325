import { expect, test } from 'vitest';
import { islandsOf, scriptsOfPage } from './scripts-of-page.ts';

const registry = `const registry = {
  attribution: async () => ({ mount }),
  faq: () => import('./pages/about/faq.live.ts'),
  'data-request': () => import('#app/pages/your-data/request-form.live.ts'),
};`;
const manifest = {
  'app/entry.islands.ts': { file: 'entry.js', imports: ['_say.js'] },
  'app/pages/about/faq.live.ts': { file: 'faq.js', imports: ['_say.js', '_glide.js'] },
  'app/pages/your-data/request-form.live.ts': { file: 'form.js' },
  '_say.js': { file: 'say.js' },
  '_glide.js': { file: 'glide.js', imports: ['_deep.js'] },
  '_deep.js': { file: 'deep.js' },
};

test('a page has the first script, its own islands and all that these import, each once', () => {
  const islands = islandsOf(registry);
  expect([...islands]).toEqual([
    ['faq', 'app/pages/about/faq.live.ts'],
    ['data-request', 'app/pages/your-data/request-form.live.ts'],
  ]);
  const html = '<div data-island="attribution"></div><div data-island="faq"></div>';
  expect([...scriptsOfPage(html, manifest, islands)]).toEqual([
    ...['entry.js', 'faq.js', 'say.js', 'glide.js', 'deep.js'],
  ]);
  const waiting = html.replace('"faq"', '"faq" data-load="visible"');
  expect(scriptsOfPage(waiting, manifest, islands).size).toBe(5);
  expect([...scriptsOfPage(waiting, manifest, islands, 'opened')]).toEqual(['entry.js', 'say.js']);
  expect([...scriptsOfPage('', manifest, islands)]).toEqual(['entry.js', 'say.js']);
});
