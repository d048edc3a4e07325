import { expect, it } from 'vitest';
import { isProse } from '#server/content/gate/wording.ts';
import { wordings } from '#server/content/gate/wordings/all.ts';

const modules = import.meta.glob(['./**/*.ts', '!./**/*.test.ts', '!./schema/**'], { eager: true });
const markdown = import.meta.glob(['./faqs/*.md', './legal/*-*.md', './legal/accessibility.md'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** What the check before publishing finds in texts that were edited holds for those that ship, emails included. */
const ours = wordings.filter(({ id }) =>
  [
    'spelling-american',
    'apostrophe-straight',
    'word-e-mail',
    'word-plugin',
    'word-telephone',
    'range-hyphen',
    'words-empty',
    'emoji-many',
    'signs-turned',
  ].includes(id),
);

function* texts(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (value && typeof value === 'object') {
    // Keywords are what people type into search engines.
    for (const [name, inner] of Object.entries(value)) if (name !== 'keywords') yield* texts(inner);
  }
}

it.each(ours)('$id: $holds', ({ at }) => {
  const all = [...texts(markdown), ...Object.values(modules).flatMap((module) => [...texts(module)])];
  expect(all.length).toBeGreaterThan(2000);
  const found = all.filter(isProse).flatMap((text) => {
    const place = at(text);
    return place < 0 ? [] : [text.slice(Math.max(place - 30, 0), place + 30)];
  });
  expect([...new Set(found)]).toEqual([]);
});
