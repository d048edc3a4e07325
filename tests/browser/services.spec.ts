import { services } from '#content/services/all.ts';
import { servicesIndex } from '#content/services/index.ts';
import { expect, expectAccessible, expectFits, forgiveStatus, test } from './fixtures.ts';

const pages = Object.values(services);

test('the index leads to all nine by complaint, by drawer and by price @phone', async ({ page }) => {
  await page.goto('/services');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(servicesIndex.hero.headline);
  for (const id of [servicesIndex.byProblem.id, servicesIndex.groups.id, servicesIndex.atAGlance.id]) {
    const links = page.locator(`#${id} a`);
    const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(new Set(paths)).toEqual(new Set(pages.map(({ slug }) => `/services/${slug}`)));
  }
  await expect(page.locator('#at-a-glance')).toContainText('From £150 a month ex VAT');
  await expectAccessible(page);
});

for (const service of pages) {
  test(`${service.slug} shows every section of its content, in order @phone`, async ({ page }) => {
    await page.goto(`/services/${service.slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(service.hero.headline);
    await expect(page.locator('main').getByRole('heading', { level: 2 })).toHaveText([
      ...service.sections.map(({ title }) => title),
      service.closing.title,
    ]);
    for (const { id } of service.sections) await expect(page.locator(`main section#${id}`)).toBeVisible();
    for (const button of [...service.hero.buttons, ...service.closing.buttons])
      await expect(
        page.locator('main').getByRole('link', { name: button.label, exact: true }).first(),
      ).toHaveAttribute('href', button.href);
    await expect(page.locator('main img').first()).toHaveAttribute('alt', /\w/);
    await expectAccessible(page);
  });
}

test('nothing sticks out on any page, from 320 to 1920 px', async ({ page }) => {
  for (const path of ['/services', ...pages.map(({ slug }) => `/services/${slug}`)]) {
    await page.goto(path);
    for (const width of [320, 375, 768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await expectFits(page, `${path} at ${width} px`);
    }
  }
});

test('stars stand only where the content has them, and can be read', async ({ page }) => {
  for (const service of pages) {
    const section = service.sections.find(({ kind }) => kind === 'testimonials');
    const expected = section?.kind === 'testimonials' && section.stars ? section.ids.length : 0;
    await page.goto(`/services/${service.slug}`);
    await expect(page.getByRole('img', { name: 'Five stars out of five' })).toHaveCount(expected);
  }
});

for (const [from, to] of [
  ['/services/seo', '/services/seo-geo'],
  ['/services/social-media-management', '/services/social-media-marketing'],
  ['/services/ad-services', '/services/ppc-advertising'],
]) {
  test(`${from} has moved for good`, async ({ request }) => {
    const answer = await request.get(`${from}?utm_source=letter`, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(answer.headers().location).toMatch(new RegExp(`${to}\\?utm_source=letter$`));
  });
}

test('an unknown service answers 404 with ways onward', async ({ page, consoleProblems }) => {
  const answer = await page.goto('/services/window-cleaning');
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveTitle(/404 Page Not Found/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  await expect(page.getByRole('link', { name: 'All services' })).toHaveAttribute('href', '/services');
  forgiveStatus(consoleProblems, 404);
});
