import { defineConfig } from '@playwright/test';
import { findChromium, findHeadlessShell } from './scripts/machine/find-chromium.ts';

// In a whole run the sites' data and the browsers' profiles lie in memory.
if (process.env.TEST_MEMORY) process.env.TMPDIR = process.env.TEST_MEMORY;

/** Browser tests against the built site. Every test runs at desktop size; those tagged @phone at 375 px as well. */
export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  fullyParallel: true,
  // Beside as many of the integration tests, two cores have no idle moment (decision 0205).
  workers: 2,
  forbidOnly: true,
  reporter: 'list',
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    launchOptions: {
      executablePath: findHeadlessShell() ?? findChromium() ?? '',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // Letters as wide as on a screen, not rounded to whole pixels.
        '--font-render-hinting=none',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
  },
  projects: [
    {
      name: 'desktop',
      // A page that moves as it opens is twice the work (decision 0205); files about looks ask for it (moving.ts).
      use: { viewport: { width: 1280, height: 900 }, contextOptions: { reducedMotion: 'reduce' } },
    },
    {
      name: 'phone',
      grep: /@phone/,
      use: { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true },
    },
  ],
});
