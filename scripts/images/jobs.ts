import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { catalogue } from '#art/catalogue.ts';
import { cardSvg } from '#art/press/card-svg.ts';
import { cacheKey } from '#art/press/plan.ts';
import { quality } from '#art/press/render.ts';
import { shareCards } from '#content/drawings/share-cards.ts';
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

  const cards = shareCards().map(({ name, card }) => {
    const svg = cardSvg(card, (drawn) => {
      const source = 'name' in drawn ? sources.get(drawn.name) : undefined;
      return source?.kind === 'drawing' ? { svg: source.svg, focus: 'cc' } : undefined;
    });
    return socialJob(name, svg, tools);
  });
  return [...pictures, ...marks, ...cards];
}
