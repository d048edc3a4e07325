import { expect, test } from 'vitest';
import { mapSelectors, readSheet, writeSheet } from './sheet-rules.ts';

const css = String.raw`@import "a;b.css";@layer base{:root{--a:"{";color:red}}.a\,b,.c:is(.d,.e)>[f="},"]{top:0}@media (width>=1px){.g{left:0}}@keyframes h{0%{top:0}to{top:1px}}@font-face{font-family:"x"}`;

test('a sheet is read and written as it is', () => {
  expect(writeSheet(readSheet(css))).toBe(css);
  expect(writeSheet(mapSelectors(readSheet(css), (selector) => [selector]))).toBe(css);
});

test('every selector is asked for once, and nothing else', () => {
  const asked: string[] = [];
  mapSelectors(readSheet(css), (selector) => {
    asked.push(selector);
    return [selector];
  });
  expect(asked).toEqual([':root', String.raw`.a\,b`, '.c:is(.d,.e)>[f="},"]', '.g']);
});

test('a rule without selectors goes, and so does a group without rules', () => {
  const left = mapSelectors(readSheet('.a,.b{top:0}@media print{.a{top:0}}.a{left:0}'), (selector) =>
    selector === '.a' ? [] : [selector],
  );
  expect(writeSheet(left)).toBe('.b{top:0}');
});
