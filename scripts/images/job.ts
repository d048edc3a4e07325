import type { Artwork } from '#art/artwork.ts';
import { cacheKey, fileName, fitWidths } from '#art/press/plan.ts';
import {
  jpeg,
  meanColour,
  outlined,
  photograph,
  type Rendition,
  rasterise,
  renditions,
  sizeOf,
} from '#art/press/render.ts';
import { socialSize } from '#art/press/social-card.ts';
import type { Entry } from './cache.ts';
import { type Source, svgSize } from './source.ts';

/** One image to make, and its key in the cache. */
export type Job = {
  readonly name: string;
  readonly key: string;
  readonly kind: 'picture' | 'social';
  make(): Promise<{ entry: Entry; renditions: Rendition[] }>;
};

const sourceBytes = (source: Source) => (source.kind === 'drawing' ? source.svg : source.bytes);

/** A picture in its widths, cut to its proportions. */
export function pictureJob(
  artwork: Omit<Artwork, 'name'> & { name: string },
  source: Source,
  tools: string,
): Job {
  const { name, width, height, clear = false } = artwork;
  const widths = fitWidths(artwork.widths, width);
  const key = cacheKey(
    tools,
    sourceBytes(source),
    JSON.stringify([width, height, widths, ...(clear ? ['clear'] : [])]),
  );
  return {
    name,
    key,
    kind: 'picture',
    async make() {
      const largest = Math.max(...widths);
      const tall = Math.round((largest * height) / width);
      const image = await (source.kind === 'drawing'
        ? rasterise(source.svg, largest, clear)
        : photograph(source.bytes, largest, tall));
      const colour = await meanColour(image);
      const made = await renditions(image, name, key, widths);
      return {
        entry: { width, height, colour, sources: { key, formats: ['avif', 'webp'], widths } },
        renditions: made,
      };
    },
  };
}

/** Logos keep their own proportions: vectors stay vectors, photographs of logos become rasters. */
export function logoJob(name: string, source: Source, tools: string): Job {
  const key = cacheKey(tools, sourceBytes(source), 'logo');
  return {
    name,
    key,
    kind: 'picture',
    async make() {
      if (source.kind === 'drawing') {
        const { width, height } = svgSize(source.svg, name);
        const file = fileName(name, key, 'svg');
        const bytes = Buffer.from(await outlined(source.svg));
        const sources = { key, formats: ['svg'], widths: [] };
        return { entry: { width, height, colour: '#ffffff', sources }, renditions: [{ file, bytes }] };
      }
      const size = await sizeOf(source.bytes);
      const widths = fitWidths([240, 480], size.width);
      const image = await photograph(source.bytes, size.width, size.height);
      const entry = {
        ...size,
        colour: await meanColour(image),
        sources: { key, formats: ['avif', 'webp'], widths },
      };
      return { entry, renditions: await renditions(image, name, key, widths) };
    },
  };
}

/** The image of a page's preview. */
export function socialJob(name: string, svg: string, tools: string): Job {
  const key = cacheKey(tools, svg, 'social');
  return {
    name,
    key,
    kind: 'social',
    async make() {
      const image = await rasterise(svg, socialSize.width);
      const colour = await meanColour(image);
      const file = fileName(name, key, 'jpg');
      const entry = { ...socialSize, colour, sources: { key, formats: ['jpg'], widths: [] } };
      return { entry, renditions: [{ file, bytes: await jpeg(image) }] };
    },
  };
}
