import { readFileSync } from 'node:fs';
import path from 'node:path';
import { drawing, el } from '#art/kit/svg.ts';
import { drawings, fitting, smallest } from '#content/drawings/drawn-words.ts';
import type { DrawingJob, ShareCard, ToDraw } from '#domain/pictures/drawn.ts';
import { plainFile, readReference } from '#domain/pictures/reference.ts';
import { cardSvg } from './card-svg.ts';
import { inOwnWords, type OwnWords } from './own-words.ts';
import { fileName, fitWidths } from './plan.ts';
import { jpeg, outlined, type Rendition, rasterise, renditions } from './render.ts';
import { type SocialCard, socialSize } from './social-card.ts';
import { sourceOf } from './sources.ts';

/** A drawing in other words, as SVG. */
export function drawnSvg(name: string, words: OwnWords, figures?: object): string {
  const lines = drawings[name]?.lines ?? [];
  return inOwnWords(sourceOf(name, figures).draw, words, ({ words: said, own, size }) => {
    const places = lines.filter((line) => line[0] === said && line[2] === size);
    return Math.min(1, ...places.map((line) => fitting(own, line) ?? smallest));
  });
}

/** The files of what is to be drawn. */
export async function press({ key, cuts, draw }: Omit<DrawingJob, 'folder'>): Promise<Rendition[]> {
  const { name } = draw;
  if (draw.kind === 'card') {
    const image = await rasterise(
      cardSvg(draw.card, (art) => artOf(art, cuts)),
      socialSize.width,
    );
    return [{ file: fileName(name, key, 'jpg'), bytes: await jpeg(image) }];
  }
  return pictures(draw, key);
}

async function pictures({ name, words, figures }: Extract<ToDraw, { kind: 'drawing' }>, key: string) {
  const svg = drawnSvg(name, words, figures);
  const { widths, clear } = sourceOf(name, figures);
  if (widths.length === 0)
    return [{ file: fileName(name, key, 'svg'), bytes: Buffer.from(await outlined(svg)) }];
  const fitted = fitWidths(widths, Math.max(...widths));
  return renditions(await rasterise(svg, Math.max(...fitted), clear), name, key, fitted);
}

/** What the picture of a shared page shows beside its words. @throws Error where that is not there */
function artOf(art: NonNullable<ShareCard['art']>, cuts: string): SocialCard['art'] {
  if ('name' in art) return { svg: drawnSvg(art.name, art.words), focus: 'cc' };
  const reference = readReference(art.picture);
  if (!reference) throw new Error(`'${art.picture}' names no picture.`);
  const { width, height } = plainFile(reference);
  const file = readFileSync(path.join(cuts, `${reference.id}-${reference.cut}`, `${width}.jpg`));
  const image = el('image', { href: `data:image/jpeg;base64,${file.toString('base64')}`, width, height });
  return { svg: drawing(width, height, image), focus: reference.focus };
}
