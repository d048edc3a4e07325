import { axeFinds } from './axe.ts';
import { expect, test } from './fixtures.ts';

// Every look at a page goes through this one function: what it misses is missed everywhere.

test('what is wrong is told with its place, at every look, and in a frame of the same origin too', async ({
  page,
}) => {
  const rules = { type: 'rule' as const, values: ['image-alt', 'color-contrast'] };
  await page.goto('/accessibility');
  expect(await axeFinds(page, rules)).toEqual([]);
  await page.evaluate(() => {
    document.body.innerHTML = `<img id="mute" src="/favicon.svg"><iframe title="Inner"></iframe>
      <p id="faint">Hardly to be read</p>`;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('#faint { color: #999; background: #fff }');
    document.adoptedStyleSheets.push(sheet);
  });
  const inner = page.frameLocator('iframe').locator('body');
  await inner.evaluate((body) => body.append(Object.assign(new Image(), { id: 'inner' })));
  expect((await axeFinds(page, rules)).toSorted()).toEqual([
    'color-contrast: #faint',
    'image-alt: #mute, iframe #inner',
  ]);
});
