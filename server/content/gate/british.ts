const pairs = (words: string): (readonly [string, string])[] =>
  words.split(' ').map((pair) => {
    const [american = '', british = ''] = pair.split('/');
    return [american, british] as const;
  });
const each = (words: string, spell: (stem: string) => readonly [string, string]) =>
  words.split(' ').map(spell);

/** Beginnings of words that are spelled otherwise in British English, with what stands there instead. */
const british = new Map([
  ...each('behavi col endeav fav flav harb hon neighb', (stem) => [`${stem}or`, `${stem}our`]),
  ...each(
    'apolog categor character custom emphas final general initial legal local maxim memor minim modern optim organ personal popular priorit real recogn reorgan special stabil standard summar symbol util visual',
    (stem) => [`${stem}iz`, `${stem}is`],
  ),
  ...each('anal paral catal', (stem) => [`${stem}yz`, `${stem}ys`]),
  ...each('cancel label travel model', (stem) => [`${stem}ed`, `${stem}led`]),
  ...each('cancel label travel model', (stem) => [`${stem}ing`, `${stem}ling`]),
  ...pairs('center/centre theater/theatre fiber/fibre gray/grey jewelry/jewellery fulfillment/fulfilment'),
  ...pairs('enrollment/enrolment skillful/skilful catalogs/catalogues defense/defence offense/offence'),
]);
const american = new RegExp(`(?<![\\p{L}'’-])(?:${[...british.keys()].join('|')})`, 'gu');

/** Words that begin like an American one and are the same in both. */
const same = /^(honorar|honorif|colorat|colorectal|graylag)/;

/** More of one text are not told at once. */
const mostOfOneText = 12;

/** The words that are certainly spelled the American way, each once, and how Britain spells them. */
export function americanSpellings(text: string): { at: number; word: string; british: string }[] {
  const found = new Map<string, { at: number; word: string; british: string }>();
  // Only in small letters: with a capital it may be part of a name.
  for (const { 0: stem, index: at } of text.matchAll(american)) {
    const word = /^\p{L}+/u.exec(text.slice(at, at + 40))?.[0] ?? stem;
    if (same.test(word) || found.has(word)) continue;
    found.set(word, { at, word, british: (british.get(stem) ?? stem) + word.slice(stem.length) });
    if (found.size === mostOfOneText) break;
  }
  return [...found.values()];
}
