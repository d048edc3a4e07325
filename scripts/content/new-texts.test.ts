import { expect, test } from 'vitest';
import { differing, storedAlone } from './new-texts.ts';

test('notes, for which there is no file, are told of and no difference between files and website', () => {
  const release = new Map([['content/notes/slow-tills.ts', { title: 'Slow tills' }]]);
  expect(storedAlone(release).map(({ id }) => id)).toEqual(['notes/slow-tills']);
  expect(differing(release)).toEqual([]);
});
