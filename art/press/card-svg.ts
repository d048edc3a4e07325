import { lackingSigns } from '#content/drawings/drawn-words.ts';
import { cardFaces, type ShareCard } from '#domain/pictures/drawn.ts';
import { fontFiles } from './fonts.ts';
import { measureFont } from './measure.ts';
import { type SocialCard, socialCard } from './social-card.ts';

type Art = NonNullable<SocialCard['art']>;

/**
 * The picture of a shared page, as SVG. Signs that its letters do not have are left out: no other font stands in.
 * @param artOf what is to be seen beside the words; undefined for nothing
 */
export function cardSvg(
  { kicker, title, brand, art }: ShareCard,
  artOf: (art: NonNullable<ShareCard['art']>) => Art | undefined,
): string {
  const headline = fontFiles.find((file) => file.endsWith(`${cardFaces.title}.ttf`)) ?? '';
  const shown = art ? artOf(art) : undefined;
  const words = {
    kicker: drawable(kicker, cardFaces.kicker),
    title: drawable(title, cardFaces.title),
    brand: drawable(brand, cardFaces.title),
  };
  return socialCard({ ...words, ...(shown && { art: shown }) }, measureFont(headline));
}

function drawable(words: string, face: string): string {
  const plain = words.replace(/\s+/g, ' ');
  const lacking = new Set(lackingSigns(plain, face));
  return [...plain]
    .filter((sign) => !lacking.has(sign))
    .join('')
    .replace(/ +/g, ' ')
    .trim();
}
