import { writeIfChanged } from '#scripts/images/cache.ts';
import { recordWords } from './record.ts';

export const drawnWordsFile = 'content/drawings/drawn-words.json';

/** The file of what drawings say, a drawing a line, so that a change of one can be read. */
export function drawnWordsText(): string {
  const { signs, faces, card, drawings } = recordWords();
  const rows = (record: object) =>
    Object.entries(record)
      .map(([name, one]) => `  ${JSON.stringify(name)}: ${JSON.stringify(one)}`)
      .join(',\n');
  return `{\n"signs": ${JSON.stringify(signs)},\n"faces": {\n${rows(faces)}\n},\n"card": ${JSON.stringify(card)},\n"drawings": {\n${rows(drawings)}\n}\n}\n`;
}

export const writeDrawnWords = () => writeIfChanged(drawnWordsFile, drawnWordsText());
