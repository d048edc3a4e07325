import { existsSync, globSync, readFileSync } from 'node:fs';
import { importContent } from './content/import-content.ts';
import { missingLogos } from './content/missing-logos.ts';
import { mistakesOf } from './content/mistakes.ts';

// Loads every file of content/ before anything is built, so that a mistake in the texts is reported in a sentence.
const files = globSync('content/**/*.ts', { exclude: ['**/*.test.ts'] }).sort();
const mistakes = new Set<string>();
for (const file of files) {
  await importContent(file).catch((error: unknown) => {
    for (const sentence of mistakesOf(error)) mistakes.add(sentence);
  });
}
const reviews = 'content/testimonials.ts';
if (existsSync(reviews)) {
  for (const sentence of missingLogos(readFileSync(reviews, 'utf8'), 'art/logos')) mistakes.add(sentence);
}
for (const sentence of mistakes) process.stderr.write(`  ${sentence}\n`);
if (mistakes.size > 0) process.exitCode = 1;
