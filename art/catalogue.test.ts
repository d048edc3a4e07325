import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { imageAlt } from '#content/alt.ts';
import { pages } from '#content/pages.ts';
import { caseStudies } from '#content/portfolio.ts';
import { measuredDrawings } from '#content/schema/exhibit.ts';
import { testimonials } from '#content/testimonials.ts';
import { catalogue } from './catalogue.ts';

const logoFiles = readdirSync(path.join(import.meta.dirname, 'logos'));
const logos = new Set(logoFiles.map((file) => `logo-${path.parse(file).name}`));
const drawn = new Set<string>(catalogue.map(({ name }) => name));

describe('the catalogue of images', () => {
  it('has an alternative text for each image, and an image for each text', () => {
    const described = [...drawn].filter(
      (name) => !/-(?:narrow|night|small|low|upright|wide|tall)$/.test(name),
    );
    expect([...described, ...measuredDrawings, ...logos].sort()).toEqual(Object.keys(imageAlt).sort());
  });
  it('keeps alternative texts to a line', () => {
    for (const alt of Object.values(imageAlt)) expect(alt.length, alt).toBeLessThanOrEqual(125);
  });
  it('has a scene for each case study, a figure for each service and a logo for each review', () => {
    for (const { image } of caseStudies) expect(drawn).toContain(image);
    for (const { path: page } of pages) {
      if (page.startsWith('/services/')) expect(drawn).toContain(`service-${page.split('/')[2]}`);
    }
    for (const { logo } of testimonials) expect(logos).toContain(logo);
  });
  it.each(catalogue.filter(({ draw }) => draw).map((artwork) => [artwork.name, artwork] as const))(
    '%s is drawn at its declared size, the same each time, and with no fonts or files from elsewhere',
    (_, { draw, width, height }) => {
      const svg = draw?.() ?? '';
      expect(svg.slice(0, 160)).toContain(`width="${width}" height="${height}"`);
      expect(draw?.()).toBe(svg);
      expect(svg).not.toMatch(/NaN|undefined|<image|url\(["']?http/);
    },
  );
  it.each(catalogue.map((artwork) => [artwork.name, artwork] as const))(
    '%s uses every id of its drawing once',
    (_, { draw }) => {
      const ids = [...(draw?.() ?? '').matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    },
  );
});
