import { expect, it } from 'vitest';

const modules = import.meta.glob(['./**/*.ts', '!./**/*.test.ts', '!./schema/**'], { eager: true });
const markdown = import.meta.glob(['./faqs/*.md', './legal/*-*.md', './legal/accessibility.md'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Texts that the specification gives word for word, with the apostrophes and hyphens that it types. */
const given =
  /^(Let's Start Your Digital Journey|Let's get to know you|What's [Ii]ncluded|24-48 hour response|£[\d,]+-£[\d,]+|\d+-\d+ (months|pages)|In \d-\d months)$/;

const notOurs: [what: string, RegExp][] = [
  ['email, not e-mail', /\be-mail/i],
  ['plug-in, not plugin', /\bplugin/i],
  ['phone, not telephone', /\btelephone(?! and Corporate| Preference)/i],
  ['curly apostrophes', /\p{L}'\p{L}|\bs'\s/u],
  ['an en dash between two figures', /(?<![\d-])\d{1,2}-\d{1,2}(?=[ %]|$)|£[\d,]+-£/],
];

function* texts(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (value && typeof value === 'object') for (const inner of Object.values(value)) yield* texts(inner);
}

it.each(notOurs)('writes %s', (_, wrong) => {
  const all = [...texts(markdown), ...Object.values(modules).flatMap((module) => [...texts(module)])];
  expect(all.length).toBeGreaterThan(2000);
  // Names of fields, files and choices have no blanks.
  const prose = all.filter((text) => text.includes(' ') && !given.test(text));
  const found = prose.flatMap((text) => {
    const at = text.search(wrong);
    return at < 0 ? [] : [text.slice(Math.max(at - 30, 0), at + 30)];
  });
  expect([...new Set(found)]).toEqual([]);
});
