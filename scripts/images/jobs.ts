import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Artwork, catalogue } from '#art/catalogue.ts';
import { summerOffer } from '#content/offer/summer.ts';
import { pageFor, pages } from '#content/pages.ts';
import { site } from '#content/site.ts';
import type { Entry } from './cache.ts';
import { fontFiles } from './fonts.ts';
import { measureFont } from './measure.ts';
import { cacheKey, fileName, fitWidths, slugOf } from './plan.ts';
import {
  jpeg,
  meanColour,
  outlined,
  photograph,
  quality,
  type Rendition,
  rasterise,
  renditions,
  sizeOf,
} from './render.ts';
import { type SocialCard, socialCard, socialSize } from './social-card.ts';
import { findSource, type Source, svgSize } from './source.ts';

/** One image to make, and its key in the cache. */
export type Job = {
  readonly name: string;
  readonly key: string;
  readonly kind: 'picture' | 'social';
  make(): Promise<{ entry: Entry; renditions: Rendition[] }>;
};

const art = 'art';

/** Settings and tool versions: a change in any of them makes every image anew. */
export function toolKey(): string {
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  const tools = Object.entries(devDependencies).filter(
    ([name]) => name === 'sharp' || name.startsWith('@resvg/') || name.startsWith('@expo-google-fonts/'),
  );
  return cacheKey(JSON.stringify(tools), JSON.stringify(quality));
}

const sourceBytes = (source: Source) => (source.kind === 'drawing' ? source.svg : source.bytes);

function pictureJob(artwork: Artwork, source: Source, tools: string): Job {
  const { name, width, height } = artwork;
  const widths = fitWidths(artwork.widths, width);
  const key = cacheKey(tools, sourceBytes(source), JSON.stringify([width, height, widths]));
  return {
    name,
    key,
    kind: 'picture',
    async make() {
      const largest = Math.max(...widths);
      const tall = Math.round((largest * height) / width);
      const image = await (source.kind === 'drawing'
        ? rasterise(source.svg, largest)
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
function logoJob(name: string, source: Source, tools: string): Job {
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

function socialArt(pagePath: string, svgOf: (name: string) => string | undefined): SocialCard['art'] {
  const [, area, id] = pagePath.split('/');
  if (area === 'portfolio' && id) {
    const svg = svgOf(id);
    return svg ? { svg, focus: 'middle' } : undefined;
  }
  const svg = area === 'services' && id ? svgOf(`service-${id}`) : undefined;
  return svg ? { svg, focus: 'middle' } : undefined;
}

function socialJob(name: string, svg: string, tools: string): Job {
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

/**
 * Every image of the site, from the catalogue, the logo folder and the list of pages.
 * @throws Error in one sentence where a source is missing or there is one too many
 */
export function listJobs(): Job[] {
  const tools = toolKey();
  const sources = new Map(
    catalogue.map((each) => [each.name as string, findSource(art, each.name, each.draw)]),
  );
  const pictures = catalogue.map((each) => pictureJob(each, sources.get(each.name) as Source, tools));

  const logos = path.join(art, 'logos');
  const logoNames = [...new Set(readdirSync(logos).map((file) => path.parse(file).name))].sort();
  const marks = logoNames.map((name) => logoJob(`logo-${name}`, findSource(logos, name), tools));

  const headline = fontFiles.find((file) => file.endsWith('BricolageGrotesque_700Bold.ttf')) ?? '';
  const measure = measureFont(headline);
  const svgOf = (name: string) => {
    const source = sources.get(name);
    return source?.kind === 'drawing' ? source.svg : undefined;
  };
  // The offer's page has one for each of its states: a preview must not show an ended offer as open.
  const offerPages = Object.entries(summerOffer.states).map(([state, { preview }]) => ({
    ...pageFor('/summer-offer'),
    path: `/summer-offer/${state}`,
    socialTitle: preview.socialTitle,
  }));
  const cards = [...pages, ...offerPages].map((page) => {
    const drawn = socialArt(page.path, svgOf);
    const card = {
      kicker: page.kicker,
      title: page.socialTitle,
      brand: site.name,
      ...(drawn && { art: drawn }),
    };
    return socialJob(`social-${slugOf(page.path)}`, socialCard(card, measure), tools);
  });
  return [...pictures, ...marks, ...cards];
}
