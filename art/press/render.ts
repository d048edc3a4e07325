import type { Sharp } from 'sharp';
import { fontFiles } from './fonts.ts';
import { plainWidth } from './plain-width.ts';
import { fileName } from './plan.ts';

/** By eye, on the scenes: small type stays crisp at twice the density. Low AVIF effort keeps a first run short. */
export const quality = {
  avif: { quality: 56, effort: 2 },
  webp: { quality: 80, effort: 3 },
  jpeg: { quality: 88, chromaSubsampling: '4:4:4' },
} as const;

export type Rendition = { readonly file: string; readonly bytes: Uint8Array };

/** Loaded on first use, so that a run with nothing to do stays quick. */
const loadSharp = async () => (await import('sharp')).default;
const loadResvg = () => import('@resvg/resvg-js');

const font = { loadSystemFonts: false, fontFiles: [...fontFiles], defaultFontFamily: 'Instrument Sans' };

/** One drawing as pixels, `width` wide; `clear` keeps the parts of it where nothing is drawn. */
export async function rasterise(svg: string, width: number, clear = false): Promise<Sharp> {
  const [{ renderAsync }, sharp] = await Promise.all([loadResvg(), loadSharp()]);
  const image = await renderAsync(svg, { font, fitTo: { mode: 'width', value: width }, logLevel: 'off' });
  // Its pixels have their colour times their opacity; as PNG they have it as it is.
  if (clear) return sharp(image.asPng());
  return sharp(image.pixels, {
    raw: { width: image.width, height: image.height, channels: 4 },
  }).removeAlpha();
}

/** One drawing as PNG, its transparent parts kept. */
export async function png(svg: string, width: number): Promise<Uint8Array> {
  const [{ renderAsync }, sharp] = await Promise.all([loadResvg(), loadSharp()]);
  const image = await renderAsync(svg, { font, fitTo: { mode: 'width', value: width }, logLevel: 'off' });
  return sharp(image.asPng()).png({ compressionLevel: 9, palette: false }).toBuffer();
}

export async function jpeg(image: Sharp): Promise<Uint8Array> {
  return image.jpeg(quality.jpeg).toBuffer();
}

/** A photograph, turned upright and cropped to width × height around what draws the eye. */
export async function photograph(bytes: Uint8Array, width: number, height: number): Promise<Sharp> {
  const sharp = await loadSharp();
  return sharp(bytes).rotate().resize({ width, height, fit: 'cover', position: 'attention' });
}

/** Width and height of a raster file in pixels, as it is shown. */
export async function sizeOf(bytes: Uint8Array): Promise<{ width: number; height: number }> {
  const sharp = await loadSharp();
  const { autoOrient } = await sharp(bytes).metadata();
  return autoOrient;
}

/** AVIF at each width, and WebP at one for browsers that do not read it. */
export async function renditions(
  image: Sharp,
  name: string,
  key: string,
  widths: readonly number[],
): Promise<Rendition[]> {
  const sharp = await loadSharp();
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const source = { raw: { width: info.width, height: info.height, channels: info.channels } };
  const made: Rendition[] = [];
  const sized = (width: number) => sharp(data, source).resize({ width });
  for (const width of widths) {
    const bytes = await sized(width).avif(quality.avif).toBuffer();
    made.push({ file: fileName(name, key, 'avif', width), bytes });
  }
  const plain = plainWidth(widths);
  const bytes = await sized(plain).webp(quality.webp).toBuffer();
  return [...made, { file: fileName(name, key, 'webp', plain), bytes }];
}

/** The mean colour as `#rrggbb`, to stand in while the picture loads. */
export async function meanColour(image: Sharp): Promise<string> {
  const pixel = await image
    .clone()
    .flatten({ background: '#ffffff' })
    .resize(1, 1, { fit: 'fill' })
    .raw()
    .toBuffer();
  return `#${[...pixel.subarray(0, 3)].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** A drawing with its words turned into outlines, so that it needs no font where it is shown. */
export async function outlined(svg: string): Promise<string> {
  const { Resvg } = await loadResvg();
  return new Resvg(svg, { font, logLevel: 'off' })
    .toString()
    .replace(/(\d+\.\d{2})\d+/g, '$1')
    .replace(/>\s+</g, '><')
    .trim();
}
