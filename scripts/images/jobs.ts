import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { catalogue } from '#art/catalogue.ts';
import { fontFiles } from '#art/press/fonts.ts';
import { measureFont } from '#art/press/measure.ts';
import { cacheKey, slugOf } from '#art/press/plan.ts';
import { quality } from '#art/press/render.ts';
import { type SocialCard, socialCard } from '#art/press/social-card.ts';
import { summerOffer } from '#content/offer/summer.ts';
import { pageFor, pages } from '#content/pages.ts';
import { site } from '#content/site.ts';
import { type Job, logoJob, pictureJob, socialJob } from './job.ts';
import { findSource, type Source } from './source.ts';

const art = 'art';

/** Settings and tool versions: a change in any of them makes every image anew. */
export function toolKey(): string {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >;
  const tools = Object.entries({ ...devDependencies, ...dependencies }).filter(
    ([name]) => name.startsWith('@resvg/') || name.startsWith('@expo-google-fonts/'),
  );
  return cacheKey(JSON.stringify(tools), JSON.stringify(quality));
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
