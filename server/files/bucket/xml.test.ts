import { expect, test } from 'vitest';
import { readTexts } from './xml.ts';

test('entities that an answer brings are neither fetched nor unfolded', () => {
  const laughs = Array.from(
    { length: 9 },
    (_, index) => `<!ENTITY l${index + 1} "${`&l${index};`.repeat(10)}">`,
  ).join('');
  const answer = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY file SYSTEM "file:///etc/passwd"><!ENTITY l0 "ha">${laughs}]>
    <List><Key>&file;</Key><Key>&l9;</Key><Key>%file;</Key><Key>a&amp;b</Key></List>`;
  expect(readTexts(answer, ['Key'])).toEqual([
    { Key: '&file;' },
    { Key: '&l9;' },
    { Key: '%file;' },
    { Key: 'a&b' },
  ]);
});
