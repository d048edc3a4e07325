import { caseStudies, moreCaseStudies } from '#content/portfolio.ts';
import { expect, expectAccessible, forgiveStatus, test } from './fixtures.ts';
import { button, offset, openCarousel, position, reviews } from './reviews.ts';

const calledFor: Record<string, [timeline: string, team: string]> = {
  'buddha-brands': ['6 weeks', '3 specialists'],
  'yards-store': ['8 weeks', '2 specialists'],
  'den-architecture': ['4 weeks', '3 specialists'],
  'chartford-homes': ['10 weeks', '4 specialists'],
  'broken-society': ['8 weeks', '3 specialists'],
};

test('the portfolio shows two projects in the first row and three in the second', async ({ page }) => {
  await page.goto('/portfolio');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Portfolio');
  await expect(
    page.locator('main').getByRole('link', { name: 'Book Discovery Call' }).first(),
  ).toHaveAttribute('href', '/book-discovery-call');
  const cards = page.locator('main article');
  const boxes = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().toJSON()));
  expect(new Set(boxes.slice(0, 2).map((box) => Math.round(box.top))).size).toBe(1);
  expect(new Set(boxes.slice(2).map((box) => Math.round(box.top))).size).toBe(1);
  expect(boxes).toHaveLength(5);
  expect(boxes[2].top).toBeGreaterThan(boxes[0].bottom);
  for (const [index, study] of caseStudies.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole('link')).toHaveAttribute('href', `/portfolio/${study.id}`);
    await expect(card.getByRole('img')).toHaveAttribute('alt', /.{20,}/);
    for (const text of [study.category, ...study.tags, study.basis]) await expect(card).toContainText(text);
    for (const line of study.results) await expect(card).toContainText(line);
  }
});

test('the portfolio reads well to everyone @phone', async ({ page }) => {
  await page.goto('/portfolio');
  await expectAccessible(page);
  await page.locator('main article').nth(1).click();
  await expect(page).toHaveURL('/portfolio/yards-store');
});

test('cards fade in over 500 ms, the scene of a study over 300', async ({ page }) => {
  for (const [path, seconds] of [
    ['/portfolio', '0.5s'],
    ['/portfolio/yards-store', '0.3s'],
  ] as const) {
    await page.goto(path);
    await expect(page.locator('main .fade-in')).toHaveCSS('animation', new RegExp(`^${seconds} .*fade-in$`));
  }
});

test('reviews are turned over two at a time, where two stand side by side', async ({ page }) => {
  await openCarousel(page, '/portfolio');
  await expect(position(page)).toHaveText('1 of 6');
  const shown = reviews(page).getByRole('figure');
  for (const index of [0, 1]) await expect(shown.nth(index)).toBeInViewport({ ratio: 0.9 });
  await button(page, 'Next review').click();
  await page.clock.runFor(4000);
  for (const index of [2, 3]) await expect(shown.nth(index)).toBeInViewport({ ratio: 0.9 });
  expect(await offset(page, 2)).toBeLessThan(1);
  await button(page, 'Previous review').click();
  await button(page, 'Previous review').click();
  await expect(position(page)).toHaveText('6 of 6');
  await page.setViewportSize({ width: 375, height: 800 });
  await expect(position(page)).toContainText('of 11');
});

for (const study of caseStudies) {
  test(`the case study ${study.id} tells all of it @phone`, async ({ page }) => {
    await page.goto(`/portfolio/${study.id}`);
    const main = page.locator('main');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(study.title);
    const level2 = await main.getByRole('heading', { level: 2 }).allTextContents();
    for (const title of [
      'The Challenge',
      `Objectives:${study.objectives.title}`,
      `Strategy:${study.strategy.title}`,
      'Our Solution',
      `Execution:${study.execution.title}`,
      `Results:${study.outcome.title}`,
      'Results Delivered',
      'Services Provided',
      'More Case Studies',
      'Speak to an expert',
    ])
      expect(level2).toContain(title);
    const texts = [
      study.tagline,
      ...(calledFor[study.id] ?? []),
      ...study.keyMetrics.flatMap((metric) => [metric.percentage, metric.label, metric.description]),
      ...study.objectives.description,
      ...study.objectives.goals.flatMap((goal) => [goal.number, goal.title, goal.description]),
      ...study.strategy.description,
      study.execution.before.description,
      study.execution.after.description,
      ...study.outcome.keyResults.map((result) => result.description),
      study.outcome.conclusion,
      ...study.resultsDelivered,
      ...study.servicesProvided.map((service) => service.description),
      study.basis,
    ];
    const shown = (await main.textContent()) ?? '';
    expect(texts.filter((text) => !shown.includes(text))).toEqual([]);
    for (const long of [study.challenge, study.solution])
      for (const sentence of long.split(/(?<=[.!?]) /)) expect(shown).toContain(sentence);
    await expect(main.getByRole('link', { name: 'Back to Portfolio' })).toHaveAttribute('href', '/portfolio');
    const website = main.getByRole('link', { name: 'Visit Website' });
    await expect(website).toHaveAttribute('href', study.url);
    await expect(website).toHaveAttribute('target', '_blank');
    await expect(main.getByRole('link', { name: 'Start Your Project' })).toHaveAttribute(
      'href',
      '/lets-talk',
    );
    await expect(main.getByRole('img').first()).toHaveAttribute('fetchpriority', 'high');
    const more = main.getByRole('region', { name: 'More Case Studies' }).getByRole('listitem');
    await expect(more).toHaveCount(3);
    for (const [index, other] of moreCaseStudies(study.id).entries())
      await expect(more.nth(index).getByRole('link')).toHaveAttribute('href', `/portfolio/${other.id}`);
    await expectAccessible(page);
  });
}

test('an id that no project has is a 404 with ways onward', async ({ page, consoleProblems }) => {
  const response = await page.goto('/portfolio/no-such-project');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Portfolio Item Not Found');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('main').getByRole('link')).toHaveCount(6);
  await expectAccessible(page);
  forgiveStatus(consoleProblems, 404);
  await page.getByRole('link', { name: 'Back to Portfolio' }).click();
  await expect(page).toHaveURL('/portfolio');
});
