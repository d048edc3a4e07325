import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The source of a picture: a drawing, or a photograph that replaces it. */
export type Source =
  | { readonly kind: 'drawing'; readonly svg: string }
  | { readonly kind: 'photograph'; readonly bytes: Uint8Array; readonly file: string };

const photographs = ['.jpg', '.jpeg', '.png', '.webp', '.avif'];

/** Photographs take precedence over SVG files, and these over drawings made by code. */
export function chooseFile(files: readonly string[], name: string): string | undefined {
  const own = files.filter((file) => path.parse(file).name === name);
  const photos = own.filter((file) => photographs.includes(path.extname(file).toLowerCase()));
  if (photos.length > 1) {
    throw new Error(
      `There are several files for the image '${name}' (${photos.join(', ')}); keep one of them.`,
    );
  }
  return photos[0] ?? own.find((file) => path.extname(file).toLowerCase() === '.svg');
}

/**
 * Finds the source of one image in `folder`.
 * @throws Error in one sentence when there are two photographs, or nothing at all
 */
export function findSource(folder: string, name: string, draw?: () => string): Source {
  const file = existsSync(folder) ? chooseFile(readdirSync(folder), name) : undefined;
  if (file) {
    const at = path.join(folder, file);
    if (path.extname(file).toLowerCase() !== '.svg')
      return { kind: 'photograph', bytes: readFileSync(at), file: at };
    return { kind: 'drawing', svg: readFileSync(at, 'utf8') };
  }
  if (draw) return { kind: 'drawing', svg: draw() };
  throw new Error(
    `The image '${name}' has no source: put ${name}.svg, ${name}.jpg or ${name}.png into ${folder}.`,
  );
}

/**
 * Width and height written on an SVG's root element.
 * @throws Error when they are missing
 */
export function svgSize(svg: string, name: string): { width: number; height: number } {
  const root = svg.match(/<svg[^>]*>/)?.[0] ?? '';
  const width = Number(root.match(/\swidth="([\d.]+)(?:px)?"/)?.[1]);
  const height = Number(root.match(/\sheight="([\d.]+)(?:px)?"/)?.[1]);
  if (!(width > 0 && height > 0))
    throw new Error(`The image '${name}' needs width and height on its <svg> element.`);
  return { width, height };
}
