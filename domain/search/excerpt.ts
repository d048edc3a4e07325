import type { Wanted } from './asked.ts';
import { wordsOf } from './words.ts';

/** A stretch of a text, in pieces of which some are what was searched for. */
export type Excerpt = { text: string; hit: boolean }[];

const before = 60;
const length = 220;

/** The first place of a text where something wanted stands, with what is around it; null when it is not there. */
export function excerptOf(text: string, wanted: readonly Wanted[]): Excerpt | null {
  const sought = wanted.flatMap(({ words }) => words);
  const isHit = (word: string) => wordsOf(word).some((one) => sought.some((begin) => one.startsWith(begin)));
  const first = [...text.matchAll(/[\p{L}\p{N}\p{M}'’]+/gu)].find(([word]) => isHit(word));
  if (!first) return null;
  const from = startOf(text, first.index);
  const part = text.slice(from, from + length).replaceAll(/\s+/g, ' ');
  const pieces = part.split(/([\p{L}\p{N}\p{M}'’]+)/u).filter((piece) => piece !== '');
  const excerpt: Excerpt = pieces.map((piece) => ({ text: piece, hit: isHit(piece) }));
  const open = { text: '…', hit: false };
  return [...(from > 0 ? [open] : []), ...joined(excerpt), ...(from + length < text.length ? [open] : [])];
}

/** Where a word begins, about `before` characters ahead of a place. */
function startOf(text: string, place: number): number {
  if (place <= before) return 0;
  const space = text.slice(place - before, place).search(/\s/);
  return space === -1 ? place : place - before + space + 1;
}

function joined(pieces: Excerpt): Excerpt {
  const out: Excerpt = [];
  for (const piece of pieces) {
    const last = out.at(-1);
    if (last && last.hit === piece.hit) last.text += piece.text;
    else out.push({ ...piece });
  }
  return out;
}
