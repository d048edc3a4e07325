import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { caseStudyFor } from '#content/portfolio.ts';
import { measuredWords } from '#content/this-site/figures.ts';
import { builtFigures } from '#tests/support/built-figures.ts';

// What the last step of the build wrote, beside the files of the build.

const folder = path.resolve(process.env.BUILD_DIR || 'build');
const inBuild = (...names: string[]) => path.join(folder, ...names);
const figures = builtFigures();
const study = readFileSync(inBuild('client/portfolio/this-site/index.html'), 'utf8');

test('the figures are those of the files that are sent, and stand on the page', () => {
  const off = figures.pages.filter(
    ({ path: address, bytes }) => statSync(inBuild('client', address, 'index.html.br')).size !== bytes,
  );
  expect(off).toEqual([]);
  expect(figures.pages.length).toBeGreaterThan(20);
  const words = measuredWords();
  const metrics = caseStudyFor('this-site')?.keyMetrics.map(({ description }) => description) ?? [];
  expect(metrics[0]).toContain(`Half of the ${words['site.pages']} ready-made pages`);
  // Words that stay on one line are marked.
  const read = study.replaceAll(/<[^>]+>/g, '');
  for (const text of metrics) expect(read).toContain(text);
  for (const figure of [words['site.tests'], words['site.firstVisit'], words['site.pageLargest']])
    expect(study).toContain(`>${figure}`);
});

test('the sheets that are drawn of them are there, and no rule of the policy is broken', () => {
  const drawn = Object.entries(figures.drawings).map(
    ([name, { sources }]) => `${name}-480.${sources.key}.avif`,
  );
  expect(drawn).toHaveLength(4);
  for (const file of drawn) {
    expect(study).toContain(`/images/${file}`);
    expect(existsSync(inBuild('client/images', file)), file).toBe(true);
  }
  expect(figures.policy.filter(({ kept }) => !kept)).toEqual([]);
  expect(figures.tests.integration).toBeGreaterThan(100);
});
