import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { catalogue } from '#art/catalogue.ts';
import { measuredDrawings, measuredSize } from '#art/exhibits/this-site/measured.ts';
import { cardSvg } from '#art/press/card-svg.ts';
import { drawFile } from '#art/press/own-words.ts';
import { fitWidths } from '#art/press/plan.ts';
import { type DrawnWords, worded } from '#content/drawings/drawn-words.ts';
import { measuring } from '#content/drawings/measure.ts';
import { findSource, svgSize } from '#scripts/images/source.ts';
import { faceOf, readFaces, signs } from './faces.ts';
import { longFigures } from './long-figures.ts';
import { isWorded, readLines } from './read-lines.ts';
import { roomOf } from './room-of.ts';

type Drawing = { name: string; svg: string; widths: readonly number[] };

/** Every drawing that ships, with the words in it, how each is set, and the room that it has. */
export function recordWords(): DrawnWords {
  const drawings = [...raster(), ...measured(), ...logos()].map((one) => ({
    ...one,
    parts: readLines(one.svg),
  }));
  const used = new Set(drawings.flatMap(({ parts }) => parts.lines.map(faceOf)));
  const faces = readFaces(used);
  const { measure } = measuring({ signs, faces });
  const widthOf = (line: Parameters<typeof roomOf>[0]) =>
    measure(line.seen, { face: faceOf(line), size: line.size, tracking: line.tracking });
  const entries = drawings.flatMap(({ name, svg, widths, parts }) => {
    const lines = new Map<string, DrawnWords['drawings'][string]['lines'][number]>();
    for (const line of parts.lines) {
      if (!isWorded(line.words)) continue;
      const { words, size, tracking } = line;
      // What its figures take is nobody else's.
      const figures = widthOf(line) - measure(worded(words), { face: faceOf(line), size, tracking });
      const room = Math.floor(roomOf(line, parts, widthOf) - (words === line.seen ? 0 : figures));
      const id = [words, faceOf(line), size, tracking].join('|');
      const before = lines.get(id);
      lines.set(id, [words, faceOf(line), size, tracking, Math.min(room, before?.[4] ?? room)]);
    }
    if (lines.size === 0) return [];
    const mark = createHash('sha256').update(svg).digest('hex').slice(0, 12);
    return [[name, { mark, widths, lines: [...lines.values()] }] as const];
  });
  return { signs, faces, card: markOfCard(), drawings: Object.fromEntries(entries) };
}

/** One that has everything that such a picture can have. */
function markOfCard(): string {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3" viewBox="0 0 4 3"></svg>';
  const words = {
    kicker: 'A kicker',
    title: 'A title that takes more than one line of it',
    brand: 'A brand',
  };
  const art = { name: 'any', words: {} };
  const both = [null, art].map((one) => cardSvg({ ...words, art: one }, () => ({ svg, focus: 'cc' })));
  return createHash('sha256').update(both.join('')).digest('hex').slice(0, 12);
}

function raster(): Drawing[] {
  return catalogue.flatMap(({ name, draw, width, widths }) => {
    const source = findSource('art', name, draw);
    return source.kind === 'drawing' ? [{ name, svg: source.svg, widths: fitWidths(widths, width) }] : [];
  });
}

/** The sheets of what the build measures, with figures as long as they get. */
function measured(): Drawing[] {
  return Object.entries(measuredDrawings).map(([name, draw]) => ({
    ...{ name, svg: draw(longFigures), widths: measuredSize.widths },
  }));
}

function logos(): Drawing[] {
  const folder = path.join('art', 'logos');
  return readdirSync(folder).flatMap((file) => {
    const { name } = path.parse(file);
    const source = findSource(folder, name);
    if (source.kind !== 'drawing') return [];
    return [{ name: `logo-${name}`, svg: withViewBox(drawFile(source.svg), name), widths: [] }];
  });
}

function withViewBox(svg: string, name: string): string {
  if (/ viewBox="/.test(svg)) return svg;
  const { width, height } = svgSize(svg, name);
  return svg.replace('<svg ', `<svg viewBox="0 0 ${width} ${height}" `);
}
