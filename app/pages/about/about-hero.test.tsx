import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { AboutHero } from './about-hero.tsx';

const people = vi.hoisted(() => ({ members: undefined as object[] | undefined }));
vi.mock('#content/about.ts', async (load) => {
  const { about } = await load<typeof import('#content/about.ts')>();
  const team = () => ({ ...about.team, ...(people.members && { members: people.members }) });
  return { about: new Proxy(about, { get: (it, key) => (key === 'team' ? team() : Reflect.get(it, key)) }) };
});

const portrait = { image: '0123456789abcdef-01234567-1200x1500-cc', alt: 'Somebody', decorative: false };
const pictured = { id: 'design', role: 'Head of Design', text: 'Draws.', asks: 'Why?', portrait };
const shown = () => renderToStaticMarkup(<AboutHero />);

test('the room stands there by day and at night, with another drawing on phones', () => {
  people.members = undefined;
  const html = shown();
  expect([...html.matchAll(/<img src="\/images\/([a-z-]+?)-\d/g)].map(([, name]) => name)).toEqual([
    'room',
    'room-night',
  ]);
  for (const name of ['room-tall', 'room-tall-night'])
    expect(html).toMatch(new RegExp(`media="\\(width &lt; 40rem\\)" srcSet="/images/${name}-\\d`));
});

test('once all of them are photographed their faces take its place, each leading to a question', () => {
  people.members = [pictured];
  const html = shown();
  expect(html).not.toContain('/images/room');
  expect(html).toContain('href="#asks-design"');
});

test('until then the room stays', () => {
  people.members = [pictured, { ...pictured, id: 'data', portrait: undefined }];
  expect(shown()).toContain('/images/room');
});
