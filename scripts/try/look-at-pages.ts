import type { Browser, Page } from '@playwright/test';

const widths = [320, 375, 1280];

/** Looks at pages in a browser, at three widths: what sticks out, and what the console says. */
export async function lookAtPages(
  browser: Browser,
  url: string,
  paths: readonly string[],
): Promise<string[]> {
  const context = await browser.newContext({ locale: 'en-GB' });
  const faults: string[] = [];
  try {
    const page = await context.newPage();
    let at = '';
    page.on('console', (message) => {
      if (/^(error|warning)$/.test(message.type()))
        faults.push(`${at} says in the console: ${message.text()}`);
    });
    page.on('pageerror', (error) => faults.push(`${at} fails: ${error}`));
    for (const path of paths) {
      at = path;
      await page.setViewportSize({ width: widths[0] ?? 320, height: 900 });
      await page.goto(url + path, { waitUntil: 'load' });
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const beyond = await beyondEdge(page);
        if (beyond) faults.push(`${path} is wider than ${width} px: ${beyond}`);
      }
    }
  } finally {
    await context.close();
  }
  return faults;
}

/** What sticks out to the right; null when the page cannot be scrolled sideways. */
function beyondEdge(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return null;
    const widest = [...document.body.querySelectorAll('*')]
      .filter((one) => one.getBoundingClientRect().right > clientWidth + 0.5 && one.children.length === 0)
      .map((one) => `<${one.localName}> ${(one.textContent ?? '').slice(0, 60)}`);
    return `${scrollWidth - clientWidth} px, ${widest.slice(0, 2).join('; ')}`;
  });
}
