import { describe, expect, it } from 'vitest';
import { fontFiles } from './fonts.ts';
import { balanceLines, breakLines, measureFont } from './measure.ts';

const perLetter = (line: string) => line.length * 10;

describe('breakLines', () => {
  it('fills each line as far as it goes', () => {
    expect(breakLines('one two three four', 90, perLetter)).toEqual(['one two', 'three', 'four']);
  });
  it('keeps a word that is wider than the line', () => {
    expect(breakLines('a unbreakable b', 50, perLetter)).toEqual(['a', 'unbreakable', 'b']);
  });
});

describe('balanceLines', () => {
  it('evens the lines out without adding one', () => {
    expect(breakLines('aaaa bbbb cccc dd', 150, perLetter)).toEqual(['aaaa bbbb cccc', 'dd']);
    expect(balanceLines('aaaa bbbb cccc dd', 150, perLetter)).toEqual(['aaaa bbbb', 'cccc dd']);
  });
});

describe('measureFont', () => {
  const mono = fontFiles.find((file) => file.includes('IBMPlexMono_400Regular')) ?? '';
  it('knows that IBM Plex Mono sets every character 0.6 em wide', () => {
    const measure = measureFont(mono);
    expect(measure('iiii', 100)).toBeCloseTo(240);
    expect(measure('WWWW', 100)).toBeCloseTo(240);
  });
  it('adds tracking after each character and scales with size', () => {
    const measure = measureFont(mono);
    expect(measure('ab', 50, 5)).toBeCloseTo(70);
  });
  it('tells narrow from wide in a proportional face', () => {
    const measure = measureFont(fontFiles.find((file) => file.includes('BricolageGrotesque_700')) ?? '');
    expect(measure('ill', 100)).toBeLessThan(measure('WWW', 100) / 2);
  });
});
