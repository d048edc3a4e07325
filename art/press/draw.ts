import { drawings, fitting, smallest } from '#content/drawings/drawn-words.ts';
import type { DrawingJob, ShareCard, ToDraw } from '#domain/pictures/drawn.ts';
import { fontFiles } from './fonts.ts';
import { measureFont } from './measure.ts';
import { inOwnWords, type OwnWords } from './own-words.ts';
import { fileName, fitWidths } from './plan.ts';
import { jpeg, outlined, type Rendition, rasterise, renditions } from './render.ts';
import { socialCard, socialSize } from './social-card.ts';
import { sourceOf } from './sources.ts';

/** A drawing in other words, as SVG. */
export function drawnSvg(name: string, words: OwnWords): string {
  const lines = drawings[name]?.lines ?? [];
  return inOwnWords(sourceOf(name).draw, words, ({ words: said, own, size }) => {
    const places = lines.filter((line) => line[0] === said && line[2] === size);
    return Math.min(1, ...places.map((line) => fitting(own, line) ?? smallest));
  });
}

/** The files of what is to be drawn. */
export async function press({ key, draw }: Pick<DrawingJob, 'key' | 'draw'>): Promise<Rendition[]> {
  const { name } = draw;
  if (draw.kind === 'card') {
    const image = await rasterise(cardSvg(draw.card), socialSize.width);
    return [{ file: fileName(name, key, 'jpg'), bytes: await jpeg(image) }];
  }
  return pictures(draw, key);
}

async function pictures({ name, words }: Extract<ToDraw, { kind: 'drawing' }>, key: string) {
  const svg = drawnSvg(name, words);
  const { widths } = sourceOf(name);
  if (widths.length === 0)
    return [{ file: fileName(name, key, 'svg'), bytes: Buffer.from(await outlined(svg)) }];
  const fitted = fitWidths(widths, Math.max(...widths));
  return renditions(await rasterise(svg, Math.max(...fitted)), name, key, fitted);
}

/** The picture of a shared page, as SVG. */
function cardSvg({ kicker, title, brand, art }: ShareCard): string {
  const headline = fontFiles.find((file) => file.endsWith('BricolageGrotesque_700Bold.ttf')) ?? '';
  const shown = art && { svg: drawnSvg(art.name, art.words), focus: 'middle' as const };
  return socialCard({ kicker, title, brand, ...(shown && { art: shown }) }, measureFont(headline));
}
