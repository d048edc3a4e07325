import { laterWords, otherWords } from './other-words.ts';

/** How far a field was changed: all of it, all but what was asked for, all but its first words, or nothing. */
export type Changed = {
  original: string;
  way: 'all' | 'asked' | 'later' | 'none';
  /** What stands in it now. */
  now: string;
  /** Words that stay because the form or the check asks for them by name. */
  asked: readonly string[];
  /** What was said against changing all of it. */
  why: string;
};

/** All words of a text changed, as nobody has complained yet. */
export const allChanged = (original: string): Changed => ({
  ...{ original, way: 'all', now: otherWords(original), asked: [], why: '' },
});

/** Changes less of a text, as somebody does who has read why it was refused. */
export function changedLess({ original, way, now }: Changed, why: string): Changed {
  const all = allChanged(original);
  // What is asked for was changed meanwhile itself: the whole text in its new words says it.
  const isMeant = (words: string) => all.now.includes(words) && !now.includes(words);
  if (quotedIn(why).some(isMeant)) return { ...all, why };
  const asked = way === 'all' ? askedFor(original, why) : null;
  if (asked) return { original, way: 'asked', ...asked, why };
  if (way === 'all' || way === 'asked')
    return { original, way: 'later', now: laterWords(original), asked: firstWords(original), why };
  return { original, way: 'none', now: original, asked: [], why };
}

const firstWords = (text: string) => [text.split(/\s+/).slice(0, 2).join(' ')];

/** Between quotation marks of any kind. */
const quotes = /[‘“']([^‘’“”']{2,80})[’”']/g;

/** What a complaint calls the text and the field by. */
const place = /\bIn ‘[^’]{1,80}’, at ‘[^’]{1,200}’,/;

/** What a complaint quotes, without what it calls the text and the field by. */
export const quotedIn = (why: string): string[] =>
  Array.from(why.replace(place, '').matchAll(quotes), ([, words = '']) => words);

/**
 * What a complaint asks for by name. One word of several that would do is put in the place of the one that stood there;
 * else what it quotes from the text stays.
 */
function askedFor(original: string, why: string): Pick<Changed, 'now' | 'asked'> | null {
  const choice = /\bone of (?:these|the) words\b(.*)$/i.exec(why)?.[1];
  const stands = (words: string) => placeOf(original, words) >= 0;
  const choices = quotedIn(choice ?? '');
  const chosen = choices.find(stands);
  const standing = chosen ?? quotedIn(why).find(stands);
  if (standing === undefined) return null;
  const at = placeOf(original, standing);
  const stays = original.slice(at, at + standing.length);
  const instead = chosen ? (choices.find((words) => words !== chosen) ?? stays) : stays;
  const now = otherWords(original.slice(0, at)) + instead + otherWords(original.slice(at + stays.length));
  return now === original ? null : { now, asked: [instead] };
}

const placeOf = (text: string, words: string) => text.toLowerCase().indexOf(words.toLowerCase());
