import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { site } from './site.ts';

it('has the name of the business in one file', () => {
  const files = ['app', 'art', 'content', 'domain', 'fakes', 'scripts', 'server'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  );
  const texts = files.filter((file) => /\.(tsx?|md|css)$/.test(file) && !/\.test\.tsx?$/.test(file));
  expect(texts.length).toBeGreaterThan(700);
  const named = texts.filter((file) => readFileSync(file, 'utf8').includes(site.name));
  expect(named).toEqual(['content/site.ts']);
});
