import { services } from '#content/services/all.ts';
import { expect, expectAccessible, expectFits, forgiveStatus, islandReady, test } from './fixtures.ts';
import { moving } from './moving.ts';

test.use(moving);

const pages = Object.values(services);

test('nothing sticks out on any page, from 320 to 1920 px', async ({ page }) => {
  for (const path of ['/services', ...pages.map(({ slug }) => `/services/${slug}`)]) {
    await page.goto(path);
    for (const width of [320, 375, 768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await expectFits(page, `${path} at ${width} px`);
    }
  }
});

test('a row that is pushed along is a stop of the keyboard, and one that stands is none', async ({
  page,
}) => {
  const { slug, sections } = services['social-media-marketing'];
  await page.goto(`/services/${slug}`);
  const weeks = page.locator(`#${sections.find(({ kind }) => kind === 'calendar')?.id} ol[aria-labelledby]`);
  for (const width of [375, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(weeks).toHaveJSProperty('tabIndex', width < 640 ? 0 : -1);
  }
});

test('the rest of the complaints is folded on phones, opens without a script, and stands there elsewhere', async ({
  browser,
  site,
}) => {
  const page = await browser.newPage({ baseURL: site.url, javaScriptEnabled: false });
  await page.goto('/services');
  const rest = page.locator('#by-problem details');
  const last = rest.getByRole('link').last();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(last).toBeVisible();
  await expect(rest.locator('summary')).toBeHidden();
  // All nine are said as loud, and in their kinds.
  const said = page.locator('#by-problem li');
  await expect(said).toHaveCount(9);
  await expect(page.locator('#by-problem h3')).toHaveCount(3);
  const sizes = await said
    .locator('div > p:first-child')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).fontSize));
  expect(sizes).toEqual(Array(9).fill(sizes[0]));
  await page.setViewportSize({ width: 375, height: 800 });
  await expect(last).toBeHidden();
  await rest.locator('summary').click();
  await expect(last).toBeVisible();
  await page.close();
});

test('beside the scene of a group of four the others are lines, and facts have one order in all groups', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/services');
  const [scene, ...others] = await page.locator('#groups ul').nth(1).locator('> li').all();
  const beside = (await scene?.boundingBox())?.width ?? 0;
  for (const part of ['img', 'h4', 'dl']) {
    const boxes = await Promise.all(others.map((one) => one.locator(part).boundingBox()));
    const lefts = boxes.map((box) => box && Math.round(box.x));
    expect(lefts, part).toEqual(Array(3).fill(expect.any(Number)));
    expect(new Set(lefts).size, `${part} of each line begins at one edge`).toBe(1);
    expect(lefts[0], `${part} stands beside the scene`).toBeGreaterThan(beside);
  }
  const terms = await page
    .locator('#groups dl')
    .evaluateAll((all) => all.map((one) => [...one.querySelectorAll('dt')].map((dt) => dt.textContent)));
  const full = ['Price', 'Result'];
  // A group that is priced later says so in its head.
  expect(terms).toEqual([...Array(3).fill(full), ...Array(4).fill(['Result']), ...Array(2).fill(full)]);
});

test('the picture of a service stands still: one that moves in is painted half a second late', async ({
  page,
}) => {
  for (const slug of ['web-design', 'crm', 'seo-geo']) {
    await page.goto(`/services/${slug}`);
    const moved = await page.locator('main img[fetchpriority="high"]').evaluate((picture) => {
      const around: string[] = [];
      for (let one: Element | null = picture; one; one = one.parentElement)
        around.push(getComputedStyle(one).animationName);
      return around;
    });
    expect(new Set(moved), slug).toEqual(new Set(['none']));
  }
});

test('beside its slip a sum has no hole, and both end at one line', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const { slug, sections } of pages.filter((one) => one.slug !== 'crm'))
    for (const { id } of sections.filter(({ kind }) => kind === 'worked-example')) {
      await page.goto(`/services/${slug}`);
      const [hole, end] = await page.locator(`#${id} form`).evaluate((form) => {
        const slip = form.querySelector('dl')?.parentElement;
        const [ways, follows] = [...(slip?.nextElementSibling?.children ?? [])];
        if (!slip || !ways || !follows) throw new Error('a slip, the ways and what follows are not found');
        const [above, below] = [ways.getBoundingClientRect(), follows.getBoundingClientRect()];
        return [below.top - above.bottom, slip.getBoundingClientRect().bottom - below.bottom];
      });
      expect(hole, slug).toBeLessThan(48);
      expect(end, slug).toBeCloseTo(0, 0);
    }
});

test('figures of a funnel stand at the end of their bar, shares in a column', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/services/ecommerce');
  const gaps = await page.locator('li svg[data-bar]').evaluateAll((bars) =>
    bars.map((bar) => {
      const row = bar.closest('dl > div');
      const [figure, share] = [...(row?.querySelectorAll('dd') ?? [])].map((one) =>
        one.getBoundingClientRect(),
      );
      return [
        Math.round((figure?.left ?? 0) - bar.getBoundingClientRect().right),
        Math.round((row?.getBoundingClientRect().right ?? 0) - (share?.right ?? 0)),
      ];
    }),
  );
  expect(gaps).toEqual(Array(10).fill([14, 0]));
});

test('seven numbers stand below one heading, three as high as four beside them', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/services/crm');
  const boxes = await page.locator('form[data-island=sum] .sum-row').evaluateAll((all) =>
    all.map((one) => {
      const { left, top, bottom } = one.getBoundingClientRect();
      return { left, top: Math.round(top), bottom: Math.round(bottom) };
    }),
  );
  const lefts = [...new Set(boxes.map(({ left }) => left))];
  const columns = lefts.map((at) => boxes.filter(({ left }) => left === at));
  expect(columns.map(({ length }) => length)).toEqual([3, 4]);
  const [three, four] = columns.map((column) => [column[0]?.top, column.at(-1)?.bottom]);
  expect(three).toEqual(four);
});

test('the answer of a sum is as high on all pages, and both halves of a last price share a line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const slug of ['web-design', 'ppc-advertising']) {
    await page.goto(`/services/${slug}`);
    const foot = await page.locator('form[data-island=sum] dl:has([data-answer])').boundingBox();
    expect(foot?.height, slug).toBeGreaterThan(149);
    expect(foot?.height, slug).toBeLessThan(161);
  }
  await page.goto('/services/web-design');
  const halves = page.locator('#next-step dd p.flex > span');
  const [net, toPay] = await halves.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(net).toBe(toPay);
});

test('no word of a table is broken on a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  for (const { slug } of pages.filter(({ sections }) => sections.some(({ kind }) => kind === 'comparison'))) {
    await page.goto(`/services/${slug}`);
    const broken = await page.locator('main table').evaluateAll((tables) =>
      tables.flatMap((table) => {
        const walk = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        for (let text = walk.nextNode(); text; text = walk.nextNode())
          for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) found.push(word);
          }
        return found;
      }),
    );
    expect(broken, slug).toEqual([]);
  }
});

test('an unknown service answers 404 with ways onward', async ({ page, consoleProblems }) => {
  const answer = await page.goto('/services/window-cleaning');
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveTitle(/404 Page Not Found/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  await expect(page.getByRole('link', { name: 'All services' })).toHaveAttribute('href', '/services');
  forgiveStatus(consoleProblems, 404);
});

test('a sum answers while somebody types, says what is wrong, and goes along to the quote form @phone', async ({
  page,
}) => {
  await page.goto('/services/ppc-advertising#price-of-a-click');
  const section = page.locator('#price-of-a-click');
  const rate = section.getByLabel('Visitors to the page who enquire', { exact: true });
  await rate.scrollIntoViewIfNeeded();
  await islandReady(page, 'sum');
  const bid = section.locator('[data-answer] output');
  const line = section.locator('[data-draw=line]');
  const before = await line.getAttribute('d');

  await rate.fill('20');
  await expect(bid).toHaveText('£20');
  expect(await line.getAttribute('d')).not.toBe(before);
  await expect(section).toContainText('Raise the page from 20% to 21%');
  await expect(section.locator('[data-said]')).toHaveText(/Highest sensible bid.*£20/);
  await expect(page).toHaveURL(/\?sum=.*rate=20.*#price-of-a-click$/);
  await rate.press('ArrowUp');
  await expect(bid).toHaveText('£20.50');
  await section.getByRole('button', { name: 'Less: Margin on a fitted kitchen' }).click();
  await expect(bid).toHaveText('£19.82');

  await rate.fill('lots');
  // The status says it too, a moment later.
  await expect(section.locator('.sum-problem:visible')).toHaveText('Enter a number from 0% to 99%');
  await expect(bid).toHaveText('£19.82');
  await expectAccessible(page);
  await rate.fill('5');
  await expect(bid).toHaveText('£4.83');
  // The address follows once typing rests.
  await expect(page).toHaveURL(/rate=5&/);

  await page.reload();
  await rate.scrollIntoViewIfNeeded();
  await expect(bid).toHaveText('£4.83');
  await section.getByRole('button', { name: 'Send this sum' }).click();
  await expect(page).toHaveURL(/\/quote\?sum=/);
  await expect(page.getByRole('region', { name: 'Your sum' })).toContainText('£4.83');
  await expectAccessible(page);
});
