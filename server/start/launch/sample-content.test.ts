import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { holdsSample, sampleContent } from './sample-content.ts';

it('finds the mark at any depth, and only where it says true', () => {
  expect(holdsSample({ list: [{ part: { sample: true } }] })).toBe(true);
  expect(
    holdsSample({ list: [{ part: { sample: false } }], sample: ['name'], text: 'sample', gap: null }),
  ).toBe(false);
});

it('names files that are there, each once', () => {
  const files = sampleContent().map(({ file }) => file);
  expect(new Set(files).size).toBe(files.length);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
