import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Runs axe on the page and the frames of its origin. @returns each rule that is broken, with where */
export async function axeFinds(page: Page, runOnly: RunOptions['runOnly']): Promise<string[]> {
  const there = await page.evaluate(() => 'axe' in window);
  if (!there) await page.evaluate(source);
  // Not awaited: frames take their messages in turn, and one that is gone by now has nothing to look at.
  for (const frame of page.frames()) {
    if (frame !== page.mainFrame()) void frame.evaluate(source).catch(() => undefined);
  }
  // Describing what passes took over a third of the time of each look.
  const options: RunOptions = { ...(runOnly && { runOnly }), resultTypes: ['violations'] };
  return page.evaluate(async (chosen) => {
    type Axe = { run: (what: Document, how: typeof chosen) => Promise<AxeResults> };
    const { violations } = await (window as unknown as { axe: Axe }).axe.run(document, chosen);
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
  }, options);
}
