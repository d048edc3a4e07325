import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { Release } from '#content/live.ts';
import type { SiteFigures } from '#content/this-site/figures.ts';
import { figuresFile } from '#server/http/measured-figures.ts';
import { readyFiles } from '#server/http/prepared/ready-file.ts';
import { drawFigures, undrawn } from './draw.ts';
import { measure } from './measure.ts';

type Entry = {
  followFigures: (figures: SiteFigures) => void;
  followRelease: (read: () => Release) => void;
};

/** Figures settle in two or three. Where two pairs of figures and names lead to each other for ever, a mark breaks it. */
const mostRounds = 20;
const markOf = (round: number) => Math.floor(Math.max(0, round - 3) / 2);

/**
 * The last step of a build: measures its pages, draws the sheets of it, and makes those pages anew that tell of it,
 * until what they tell is what they weigh: figures and names of sheets have a weight as well.
 * @param build the folder of the build, whose pages are not compressed yet
 */
export async function writeFigures(build: string): Promise<SiteFigures> {
  const entry = pathToFileURL(path.resolve(build, 'server/index.js')).href;
  const server = (await import(entry)) as ServerBuild;
  const { followFigures, followRelease } = server.entry.module as unknown as Entry;
  const client = path.join(build, 'client');
  const handler = createRequestHandler(server, 'production');
  const show = async (figures: SiteFigures) => {
    followFigures(figures);
    // Sentences are kept with the release in which they were first read.
    const afresh: Release = new Map();
    followRelease(() => afresh);
    for (const { address, type, body } of readyFiles(client)) {
      if (!type.startsWith('text/html')) continue;
      const answer = await handler(new Request(`http://localhost${address}`), new RouterContextProvider());
      if (answer.status !== 200) throw new Error(`${address} cannot be made anew: status ${answer.status}.`);
      const html = await answer.text();
      if (html !== Buffer.from(body).toString('utf8'))
        writeFileSync(path.join(client, address, 'index.html'), html);
    }
  };
  let figures: SiteFigures = { ...(await measure(build, '.')), drawings: undrawn() };
  for (let round = 1; round <= mostRounds; round++) {
    await show(figures);
    const measured = await measure(build, '.');
    const drawings = await drawFigures(measured, client, markOf(round));
    const settled = JSON.stringify(drawings) === JSON.stringify(figures.drawings);
    figures = { ...measured, drawings };
    if (settled) break;
  }
  writeFileSync(path.join(build, figuresFile), JSON.stringify(figures));
  return figures;
}
