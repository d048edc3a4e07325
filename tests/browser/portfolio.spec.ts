import { caseStudies, portfolioText } from '#content/portfolio.ts';
import { expect, expectAccessible, forgiveStatus, test } from './fixtures.ts';
import { moving } from './moving.ts';
import { button, offset, openCarousel, position, reviews } from './reviews.ts';

test.use(moving);

/** The figures of this site are those of the build that is looked at. */
const withAnyFigures = (text: string) =>
  new RegExp(
    text
      .split(/\d[\d.,]*/)
      .map((piece) => RegExp.escape(piece).replaceAll('\\x20', '\\s'))
      .join('\\d[\\d.,]*'),
  );

test('the portfolio shows a large project beside a smaller one, a tall one beside two flat ones, and one across', async ({
  page,
}) => {
  await page.goto('/portfolio');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Portfolio');
  await expect(
    page.locator('main').getByRole('link', { name: 'Book Discovery Call' }).first(),
  ).toHaveAttribute('href', '/book-discovery-call');
  const cards = page.locator('main article');
  const boxes = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().toJSON()));
  expect(new Set(boxes.slice(0, 2).map((box) => Math.round(box.top))).size).toBe(1);
  const [tall, upper, lower] = boxes.slice(2, 5);
  expect(tall.top).toBeCloseTo(upper.top, 0);
  expect(tall.bottom).toBeCloseTo(lower.bottom, 0);
  expect(lower.top).toBeGreaterThan(upper.bottom);
  expect(upper.left).toBeGreaterThan(tall.right);
  expect(upper.width).toBeGreaterThan(tall.width);
  expect(boxes).toHaveLength(6);
  expect(boxes[2].top).toBeGreaterThan(boxes[0].bottom);
  expect(boxes[5].top).toBeGreaterThan(boxes[4].bottom);
  expect(boxes[5].right).toBeCloseTo(boxes[1].right, 0);
  for (const [index, study] of caseStudies.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole('link')).toHaveAttribute('href', `/portfolio/${study.id}`);
    await expect(card.getByRole('img')).toHaveAttribute('alt', /.{20,}/);
    const sample = study.sample ? [portfolioText.sampleFigures, study.tagline] : [study.description];
    for (const text of [study.category, study.results[0] ?? '', ...sample])
      await expect(card).toContainText(study.id === 'this-site' ? withAnyFigures(text) : text);
    // The work is what one sees of a card.
    const [whole, picture] = await Promise.all(
      [card, card.getByRole('img')].map((one) =>
        one.evaluate((part) => part.clientHeight * part.clientWidth),
      ),
    );
    expect((picture ?? 0) / (whole ?? 1), study.id).toBeGreaterThan(0.5);
  }
  await expect(page.getByText(portfolioText.samples)).toBeVisible();
});

test('on phones the first project is seen at once, each has its words below its picture, and all say that their figures are samples', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/portfolio');
  const cards = page.locator('main article');
  await expect(cards.first().getByRole('img')).toBeInViewport({ ratio: 0.9 });
  const below = await cards.evaluateAll((all) =>
    all.map((card) => {
      const [picture, title] = ['img', 'h2'].map((part) => card.querySelector(part)?.getBoundingClientRect());
      return (title?.top ?? 0) >= (picture?.bottom ?? Infinity);
    }),
  );
  expect(below).toEqual(caseStudies.map(() => true));
  // Each way in the index is as tall as a thumb wants it, and its name and facts stand in one line.
  const rows = page.locator('main ol a');
  const heights = await rows.evaluateAll((all) => all.map((one) => Math.round(one.clientHeight)));
  expect(heights).toEqual(caseStudies.map(() => 44));
  for (const [index, study] of caseStudies.entries())
    await expect(cards.nth(index).getByText(portfolioText.sampleFigures)).toBeVisible({
      visible: study.sample,
    });
});

test('on phones one sheet has what chapters tell beyond their first words; elsewhere these have it', async ({
  page,
}) => {
  await page.goto('/portfolio/chartford-homes');
  const [, further = ''] = caseStudies.find(({ id }) => id === 'chartford-homes')?.strategy.description ?? [];
  const told = page.getByText(further).filter({ visible: true });
  const sheet = page.getByRole('region', { name: 'The story in full' });
  await expect(told).toHaveCount(1);
  await expect(sheet).toBeHidden();
  await page.setViewportSize({ width: 375, height: 812 });
  await expect(told).toHaveCount(0);
  await sheet.locator('summary').click();
  await expect(told).toHaveCount(1);
});

test('a whole card leads to its study', async ({ page }) => {
  await page.goto('/portfolio');
  await page.locator('main article').nth(1).click();
  await expect(page).toHaveURL('/portfolio/yards-store');
});

test('no picture of a card is cut, and no ground is seen beside it, beside another or alone', async ({
  page,
}) => {
  for (const width of [375, 768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/portfolio');
    const pictures = page.locator('main article img');
    for (let index = 0; index < caseStudies.length; index++) {
      const picture = pictures.nth(index);
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0);
      const cut = await picture.evaluate((img: HTMLImageElement) => {
        const own = img.naturalWidth / img.naturalHeight;
        return Math.abs(1 - own / (img.clientWidth / img.clientHeight));
      });
      expect(cut, `picture ${index + 1} at ${width}`).toBeLessThan(0.02);
      // What is left of the card’s height below picture or words where the other does not go on.
      const left = await picture.evaluate((img: HTMLImageElement) => {
        const card = img.closest('article');
        const parts = [...(card?.children ?? [])].map((one) => one.getBoundingClientRect());
        const foot = card?.getBoundingClientRect().bottom ?? 0;
        const below = parts.map((part) =>
          parts.some(
            (one) =>
              one.left < part.right - 1 &&
              part.left < one.right - 1 &&
              one.top < part.bottom + 1 &&
              one.bottom > part.bottom,
          )
            ? 0
            : foot - part.bottom,
        );
        return Math.max(...below.map(Math.abs));
      });
      expect(left, `ground of card ${index + 1} at ${width}`).toBeLessThan(1.5);
    }
  }
});

test('a study shows its website whole in the first view, up to the edge of the window, our own within the column', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const { id } of caseStudies) {
    await page.goto(`/portfolio/${id}`);
    const picture = await page.locator('main header img').boundingBox();
    expect(picture && picture.y + picture.height, id).toBeLessThanOrEqual(800);
    // Its gauge stands at its right edge: there, nothing may be cut.
    const header = await page.locator('header a[href="/book-discovery-call"]').first().boundingBox();
    const edge = id === 'this-site' ? header && header.x + header.width : 1280;
    expect(picture && picture.x + picture.width, id).toBeCloseTo(edge ?? 0, 0);
  }
});

test('a first picture across the window stands behind its words, and on phones between promise and facts', async ({
  page,
}) => {
  const study = caseStudies.find(({ telling }) => telling.hero === 'across');
  for (const width of [375, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/portfolio/${study?.id}`);
    const header = page.locator('main header');
    const [picture, title, promise, facts] = await Promise.all(
      [
        header.locator('img'),
        header.locator('h1'),
        header.getByText(study?.tagline ?? ''),
        header.locator('dl'),
      ].map((part) => part.evaluate((one) => one.getBoundingClientRect().toJSON())),
    );
    expect([picture.left, picture.right], `${width}`).toEqual([0, width]);
    if (width === 375) expect(picture.top).toBeGreaterThanOrEqual(promise.bottom);
    else expect(picture.top).toBeLessThan(title.top);
    if (width < 1024) expect(facts.top).toBeGreaterThan(picture.bottom);
    else expect(facts.bottom).toBeLessThan(picture.bottom);
  }
});

test('cards fade in over 500 ms, the scene of a study over 300', async ({ page }) => {
  for (const [path, seconds] of [
    ['/portfolio', '0.5s'],
    ['/portfolio/yards-store', '0.3s'],
  ] as const) {
    await page.goto(path);
    await expect(page.locator('main .fade-in')).toHaveCSS('animation', new RegExp(`^${seconds} .*fade-in$`));
    // What begins without any opacity counts as painted when its fade has ended, for a browser and for who waits.
    const begins = await page.locator('main .fade-in').evaluate((faded: HTMLElement) => {
      faded.style.animation = 'none';
      const none = faded.getAnimations().length;
      faded.style.animation = '';
      const [fade] = faded.getAnimations();
      const [first] = (fade?.effect as KeyframeEffect | undefined)?.getKeyframes() ?? [];
      return [none, Number(first?.opacity)];
    });
    expect(begins).toEqual([0, 0.3]);
  }
});

test('the page after lies on the page before, and beside it where less motion is wanted', async ({
  page,
}) => {
  await page.goto('/portfolio/yards-store');
  const apart = () =>
    page.locator('.wipe-frame').evaluateAll((frames) => {
      const [before = new DOMRect(), after = before] = frames.map((one) => one.getBoundingClientRect());
      return { beside: Math.sign(after.left - before.right), below: Math.round(after.top - before.top) };
    });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect.poll(apart).toEqual({ beside: -1, below: 0 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(apart).toEqual({ beside: 1, below: 0 });
});

test('each picture of an execution has its own words below it, on phones above the other picture', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    const seen: string[] = [];
    for (const { id, execution } of caseStudies) {
      await page.goto(`/portfolio/${id}`);
      const told = page.locator('.exhibit').filter({ hasText: execution.before.title });
      // Elsewhere its words stand beside something else.
      if ((await told.count()) === 0) continue;
      seen.push(id);
      const titles = [execution.before.title, execution.after.title];
      const tops = await told
        .locator('img:not([alt=""]), h3')
        .evaluateAll(
          (parts, own) =>
            parts
              .filter(
                (part) =>
                  part.tagName === 'IMG' || own.includes(part.textContent?.replaceAll(/\s/g, ' ') ?? ''),
              )
              .map((part) => [part.tagName, part.getBoundingClientRect().top] as const),
          titles,
        );
      expect(tops.map(([name]) => name)).toEqual(['IMG', 'H3', 'IMG', 'H3']);
      const down = tops.map(([, top]) => top);
      expect(down, `${id}, ${reducedMotion}`).toEqual(down.toSorted((a, b) => a - b));
    }
    expect(seen).toEqual(caseStudies.map(({ id }) => id));
  }
});

test('on phones the page after wipes over the page before as one scrolls, and stands still where less motion is wanted', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/portfolio/yards-store');
  const frame = page.locator('.wipe-later .wipe-frame').first();
  const over = frame.locator('.wipe-over');
  const scrollTo = (share: number) =>
    frame.evaluate((one, at) => {
      const { top, height } = one.getBoundingClientRect();
      window.scrollBy({ top: top - innerHeight + (innerHeight + height) * at, behavior: 'instant' });
    }, share);
  /** Again and again, since pictures above it may still take their place. */
  const hiddenAt = async (share: number) => {
    await scrollTo(share);
    return over.evaluate((one) =>
      Number(/inset\(0(?:px|%)? ([\d.]+)%/.exec(getComputedStyle(one).clipPath)?.[1] ?? 0),
    );
  };
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect.poll(() => hiddenAt(0.1)).toBe(99);
  await expect(frame.locator('.wipe-under')).toBeVisible();
  await expect.poll(() => hiddenAt(0.3)).toBeGreaterThan(20);
  await expect.poll(() => hiddenAt(0.3)).toBeLessThan(80);
  await expect.poll(() => hiddenAt(0.5)).toBe(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(frame.locator('.wipe-under')).toBeHidden();
  await expect(over).toHaveCSS('clip-path', 'none');
});

test('reviews are turned over two at a time, where two stand side by side', async ({ page }) => {
  await openCarousel(page, '/portfolio');
  await expect(position(page)).toHaveText('1–2 of 11');
  const shown = reviews(page).getByRole('figure');
  for (const index of [0, 1]) await expect(shown.nth(index)).toBeInViewport({ ratio: 0.9 });
  await button(page, 'Next review').click();
  await page.clock.runFor(4000);
  for (const index of [2, 3]) await expect(shown.nth(index)).toBeInViewport({ ratio: 0.9 });
  expect(await offset(page, 2)).toBeLessThan(1);
  await button(page, 'Previous review').click();
  await button(page, 'Previous review').click();
  await expect(position(page)).toHaveText('11 of 11');
  await page.setViewportSize({ width: 375, height: 800 });
  await expect(position(page)).toContainText('of 11');
});

test('an id that no project has is a 404 with ways onward', async ({ page, consoleProblems }) => {
  const response = await page.goto('/portfolio/no-such-project');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Portfolio Item Not Found');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('main').getByRole('link')).toHaveCount(caseStudies.length + 1);
  await expectAccessible(page);
  forgiveStatus(consoleProblems, 404);
  await page.getByRole('link', { name: 'Back to Portfolio' }).click();
  await expect(page).toHaveURL('/portfolio');
});
