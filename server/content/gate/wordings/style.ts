import { americanSpellings } from '#server/content/gate/british.ts';
import { type Wording, wording } from '#server/content/gate/wording.ts';

const spelling: Wording = {
  id: 'spelling-american',
  severity: 'refusal',
  holds: 'words are spelled as in Britain',
  at: (text) => americanSpellings(text)[0]?.at ?? -1,
  instead: (text) => {
    const told = americanSpellings(text).map(({ word, british }) => `‘${word}’ is ‘${british}’`);
    return `${told.join(', ')} in British English`;
  },
};

/** How the site writes: what people type without thinking, and machines do not put right. */
export const styleWordings: readonly Wording[] = [
  spelling,
  wording(
    'apostrophe-straight',
    'warning',
    'apostrophes are curly',
    /\p{L}'\p{L}|\bs'\s/u,
    'the apostrophe is ’ here, not the straight one of a keyboard',
  ),
  wording(
    'quotes-straight',
    'warning',
    'quotation marks are curly',
    /"/,
    'quotation marks are ‘these’ here, not the straight ones of a keyboard',
  ),
  wording(
    'blanks-two',
    'warning',
    'one blank stands between two words',
    /\S {2}\S/,
    'two blanks stand where one is enough',
  ),
  wording(
    'word-twice',
    'warning',
    'no word is typed twice in a row',
    /(?<!\p{L})(?!(?:had|that|very|so|no|bye) )(\p{Ll}{2,20}) \1(?!\p{L})/u,
    'a word is typed twice',
  ),
  wording('word-e-mail', 'warning', 'email has no hyphen', /\be-mail/i, 'the site writes ‘email’'),
  wording('word-plugin', 'warning', 'plug-in has a hyphen', /\bplugin/i, 'the site writes ‘plug-in’'),
  wording(
    'word-telephone',
    'warning',
    'a phone is no telephone',
    /\btelephone(?! and Corporate| Preference)/i,
    'the site writes ‘phone’',
  ),
  wording(
    'range-hyphen',
    'warning',
    'an en dash stands between two figures',
    /(?<![\d-])\d{1,2}-\d{1,2}(?=[ %]|$)|£\d[\d,]{0,9}-£/,
    'between two figures stands an en dash, as in 24–48',
  ),
  wording(
    'marks-repeated',
    'warning',
    'one exclamation or question mark is enough',
    /[!?]{2}|,,|(?<!\.)\.\.(?!\.)/,
    'one mark is enough',
  ),
  wording(
    'capitals-shouted',
    'warning',
    'sentences are not written in capitals',
    /(?:(?<!\p{L})\p{Lu}{3,20}[ !]{1,2}){3}\p{Lu}{2}/u,
    'words in capitals are read as shouting',
  ),
  wording(
    'words-empty',
    'warning',
    'words say something',
    /\b(leverag|seamless|cutting-edge|synerg|unlock your|elevate|game-chang|world-class|best-in-class|next-level|state-of-the-art)/i,
    'the words are used by everybody and say nothing; name what you do',
  ),
];
