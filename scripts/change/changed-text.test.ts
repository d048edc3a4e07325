import { expect, test } from 'vitest';
import { allChanged, changedLess, quotedIn } from './changed-text.ts';
import { unchangedWords } from './other-words.ts';

test('a word that a complaint asks for by name stays, and another one that would do takes its place', () => {
  const saving = allChanged('You save 65% off all of it');
  expect(saving.now).toBe('Yôü sàvë 65% ôff àll ôf ït');
  expect(changedLess(saving, "This must hold '65% off'.").now).toBe('Yôü sàvë 65% off àll ôf ït');
  const kept = changedLess(saving, "This must hold '65% off'.");
  expect(changedLess(kept, "This must hold '65% ôff'."), 'asked for in its new words').toMatchObject({
    ...{ way: 'all', now: saving.now },
  });
  const back = { ...saving, way: 'none', now: saving.original } as const;
  expect(changedLess(back, "This must hold '65% ôff'."), 'after it went back').toMatchObject({ way: 'all' });
  const mark = changedLess(allChanged('Sample review'), 'Use one of these words: ‘sample’, ‘example’.');
  expect(mark).toMatchObject({ way: 'asked', now: 'example rëvïëw', asked: ['example'] });
});

test('what a complaint calls the text by is no part of what it asks for', () => {
  const why =
    'In ‘Advertising’, at ‘Facts, 1’, a price stands bare: ‘£100 of a’. Before a range ‘without VAT’ is enough; else use one of these words: ‘of adverts’, ‘of stamps’.';
  expect(quotedIn(why)).toEqual(['£100 of a', 'without VAT', 'of adverts', 'of stamps']);
  expect(changedLess(allChanged('Advertising: £100 of adverts'), why).now).toBe(
    'Àdvërtïsïñg: £100 of stamps',
  );
  expect(changedLess(allChanged('Sums without VAT'), why).now).toBe('Süms without VAT');
});

test('names of time zones and forms of figures are worked out, and words beside them are not', () => {
  for (const text of [
    'Coordinated Universal Time',
    'America/New York, Eastern Daylight Time',
    'of 10',
    '10 of 10',
  ])
    expect(unchangedWords(text)).toEqual([]);
  expect(unchangedWords('All of 10 pages in New York Time')).toEqual([
    'All',
    'of',
    'pages',
    'in',
    'New',
    'York',
    'Time',
  ]);
});

test('what is refused again keeps its first words, and at last all of them', () => {
  const later = changedLess(allChanged('One two three four'), 'It cannot be so.');
  expect(later).toMatchObject({ way: 'later', now: 'One two thrëë fôür' });
  expect(changedLess(later, 'It cannot be so.')).toMatchObject({ way: 'none', now: 'One two three four' });
});
