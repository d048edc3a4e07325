import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { caseStudies } from '#content/portfolio.ts';
import { sceneClass } from './scene-class.ts';

const css = readFileSync(new URL('./portfolio.css', import.meta.url), 'utf8');

test('each study has a scene of its own name, which the stylesheet knows', () => {
  const classes = caseStudies.map(({ id }) => sceneClass(id) ?? '');
  expect(new Set(classes).size).toBe(caseStudies.length);
  for (const name of classes) expect(css).toContain(`.${name} {\n    view-transition-name: ${name};`);
  expect(sceneClass('nobody')).toBeUndefined();
});
