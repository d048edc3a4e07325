import { expect, it } from 'vitest';
import { documentsOf, fieldTexts } from '#server/content/gate/facts.ts';
import { saidTwice } from '#server/content/gate/sentences.ts';

it('says no sentence in two documents', () => {
  const texts = fieldTexts(documentsOf(new Map()));
  expect(texts.length).toBeGreaterThan(2000);
  const read = texts.map(({ document, text }) => ({ place: document, text }));
  expect([...saidTwice(read)].map(({ first, place, sentence }) => `${first}, ${place}: ${sentence}`)).toEqual(
    [],
  );
});
