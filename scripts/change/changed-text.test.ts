import { expect, test } from 'vitest';
import { allChanged, changedLess } from './changed-text.ts';

test('a word that a complaint asks for by name stays, and another one that would do takes its place', () => {
  const saving = allChanged('You save 65% off all of it');
  expect(saving.now).toBe('Yôü sàvë 65% ôff àll ôf ït');
  expect(changedLess(saving, "This must hold '65% off'.").now).toBe('Yôü sàvë 65% off àll ôf ït');
  const mark = changedLess(allChanged('Sample review'), 'Use one of these words: ‘sample’, ‘example’.');
  expect(mark).toMatchObject({ way: 'asked', now: 'example rëvïëw', asked: ['example'] });
});

test('what is refused again keeps its first words, and at last all of them', () => {
  const later = changedLess(allChanged('One two three four'), 'It cannot be so.');
  expect(later).toMatchObject({ way: 'later', now: 'One two thrëë fôür' });
  expect(changedLess(later, 'It cannot be so.')).toMatchObject({ way: 'none', now: 'One two three four' });
});
