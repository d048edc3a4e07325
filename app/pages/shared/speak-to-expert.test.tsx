import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { expert } from '#content/expert.ts';
import { SpeakToExpert } from './speak-to-expert.tsx';

const { founder } = vi.hoisted(() => ({ founder: { founderImage: 'founder', sample: ['founderImage'] } }));
vi.mock('#content/site.ts', async (load) => {
  const module = await load<typeof import('#content/site.ts')>();
  const own = { get: (_: object, key: string) => Reflect.get(key in founder ? founder : module.site, key) };
  return { ...module, site: new Proxy({}, own) };
});

const shown = (block = <SpeakToExpert />) => renderToStaticMarkup(block);
const pictures = (html: string) =>
  [...html.matchAll(/<img src="\/images\/([a-z-]+?)-\d/g)].map(([, name]) => name);

test('the drawn founder stands at the shore, by day and at night, with another drawing on phones', () => {
  founder.sample = ['founderImage'];
  const html = shown();
  expect(pictures(html)).toEqual(['founder-shore', 'founder-shore-night']);
  for (const name of ['founder-shore-tall', 'founder-shore-tall-night'])
    expect(html).toMatch(new RegExp(`media="\\(width &lt; 48rem\\)" srcSet="/images/${name}-\\d`));
  expect(html).not.toContain('<figcaption');
});

test('a photograph of the founder stands beside the words, and says who it is', () => {
  founder.sample = [];
  const html = shown();
  expect(pictures(html)).toEqual(['founder']);
  expect(html).toContain('<figcaption');
});

test('every form has all the words', () => {
  for (const sample of [['founderImage'], []]) {
    founder.sample = sample;
    for (const html of [shown(), shown(<SpeakToExpert plain />)])
      for (const words of [expert.title, expert.text, expert.action.label, ...expert.bring.items])
        expect(html).toContain(words);
  }
});
