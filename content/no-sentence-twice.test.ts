import { expect, it } from 'vitest';
import { saidTwice } from '#server/content/gate/sentences.ts';

/** All of the site's words: every data file and Markdown text in this folder. */
const modules = import.meta.glob(['./**/*.ts', '!./**/*.test.ts', '!./art/**', '!./schema/**'], {
  eager: true,
});
const markdown = import.meta.glob(['./faqs/*.md', './legal/*-*.md'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(texts);
  return value && typeof value === 'object' ? Object.values(value).flatMap(texts) : [];
}

it('says no sentence in two files', () => {
  const read = [
    ...Object.entries(markdown),
    // Files that only collect others would report each of their sentences again.
    ...Object.entries(modules).filter(([file]) => !/\/(all|load|portfolio|define)\.ts$/.test(file)),
  ].flatMap(([place, value]) => texts(value).map((text) => ({ place, text })));
  expect(read.length).toBeGreaterThan(2000);
  expect([...saidTwice(read)].map(({ first, place, sentence }) => `${first}, ${place}: ${sentence}`)).toEqual(
    [],
  );
});
