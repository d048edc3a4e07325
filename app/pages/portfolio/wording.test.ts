import { expect, test } from 'vitest';
import { caseStudies } from '#content/portfolio.ts';
import { figureAndUnit, figureAndWords, inHalves, leadAndRest } from './wording.ts';

test('a result line is a figure and its words', () => {
  expect(figureAndWords('65% revenue growth')).toEqual({ figure: '65%', words: 'revenue growth' });
  expect(figureAndWords('-35% in calls')).toEqual({ figure: '\u221235%', words: 'in calls' });
  expect(figureAndWords('Open on Sundays')).toEqual({ figure: null, words: 'Open on Sundays' });
});

test('a figure that falls has a minus sign, and not a hyphen', () => {
  expect(figureAndUnit('-35%')).toEqual({ number: '\u221235%', unit: null });
  expect(figureAndUnit('10 of 10')).toEqual({ number: '10', unit: 'of 10' });
});

test('a text is its first sentence and the rest, with nothing lost', () => {
  expect(leadAndRest('Sold twice. Then once.')).toEqual({ lead: 'Sold twice.', rest: 'Then once.' });
  expect(leadAndRest('It weighs 1.6 kg. Done.').lead).toBe('It weighs 1.6 kg.');
  expect(leadAndRest('One only')).toEqual({ lead: 'One only', rest: '' });
});

test.each(caseStudies)('the texts of $id open with a sentence short enough to be set large', (study) => {
  for (const text of [study.challenge, study.solution]) {
    const { lead, rest } = leadAndRest(text);
    expect(`${lead} ${rest}`).toBe(text);
    expect(lead.length).toBeLessThan(200);
  }
});

test('a text in two columns breaks between sentences, with nothing lost', () => {
  expect(inHalves('One is long enough. Two. Three is as long as one.')).toEqual([
    'One is long enough. Two.',
    'Three is as long as one.',
  ]);
  expect(inHalves('One only.')).toEqual(['One only.']);
  expect(inHalves('')).toEqual([]);
});
