import { describe, expect, it } from 'vitest';
import { isWorded, readLines } from '#scripts/drawn-words/read-lines.ts';
import { exhibits } from './all.ts';

/** How wide each stands on a screen of 375 pixels: in the column, in the frame of a phone, on a sheet of the strip, whose desk is trimmed. */
const shownWide = (name: string) =>
  name.endsWith('-narrow') ? 335 : name.includes('-tap-') ? 299 : 323 * 1.05;

/** What is printed on goods and on maps, and written in the notebook of a page, is as small as there. */
const printed =
  /^(Figures|The site|Next step|Dusk|Dawn|leaf tea|oat wax candle|YARDS|NO|FENCES|Broken|Society|[\d:]+)$/;

const onPhones = exhibits.filter(({ name }) => !/-(before|after|unsure|booked|row|plot|wide)$/.test(name));

describe('exhibits on a phone', () => {
  it.each(onPhones.map((one) => [one.name, one] as const))(
    '%s is read in 12 pixels or more, as a page in 11',
    (name, one) => {
      const { lines, whole } = readLines(one.draw?.() ?? '');
      const scale = shownWide(name) / (whole[2] - whole[0]);
      const least = name.endsWith('-narrow') ? 11 : 12;
      const small = lines.filter(
        ({ words, size, matrix }) =>
          isWorded(words) && !printed.test(words) && size * Math.abs(matrix[3]) * scale < least,
      );
      expect(small.map(({ words, size }) => `${words} (${size})`)).toEqual([]);
    },
  );
});
