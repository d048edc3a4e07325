import { expect, it } from 'vitest';

/** All of the site's words: every data file and Markdown text in this folder. */
const modules = import.meta.glob(['./**/*.ts', '!./**/*.test.ts', '!./art/**', '!./schema/**'], {
  eager: true,
});
const markdown = import.meta.glob(['./faqs/*.md', './legal/*-*.md'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Headings and taglines that are meant to stand in two places. */
const meant = new Set(["let's start your digital journey", 'ai powered digital marketing services']);
/** The three states of an offer are alternatives: they are never shown together. */
const alternatives = /limited-time summer offer|tell me about the next offer/;

function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(texts);
  return value && typeof value === 'object' ? Object.values(value).flatMap(texts) : [];
}

function sentences(prose: string[]): string[] {
  return prose
    .flatMap((text) => text.split(/(?<=[.!?])\s+|\n+/))
    .map((sentence) => sentence.trim().toLowerCase())
    .filter((sentence) => sentence.split(/\s+/).length >= 5);
}

it('says no sentence in two files', () => {
  const first = new Map<string, string>();
  const twice: string[] = [];
  const read = (file: string, prose: string[]) => {
    for (const sentence of new Set(sentences(prose))) {
      const before = first.get(sentence);
      if (before === undefined) first.set(sentence, file);
      else if (!meant.has(sentence) && !alternatives.test(sentence))
        twice.push(`${before}, ${file}: ${sentence}`);
    }
  };
  for (const [file, text] of Object.entries(markdown)) read(file, texts(text));
  for (const [file, module] of Object.entries(modules)) {
    // Files that only collect others would report each of their sentences again.
    if (/\/(all|load|portfolio|define)\.ts$/.test(file)) continue;
    read(file, texts(Object.values(module as object)));
  }
  expect(first.size).toBeGreaterThan(2000);
  expect(twice).toEqual([]);
});
