import { chromium } from '@playwright/test';
import { freePort } from '#scripts/machine/free-port.ts';
import { type Measurement, runLighthouse } from './run-lighthouse.ts';
import { summarise } from './summary.ts';

/** A new browser for each page, so that pages do not influence each other. @returns the medians of so many runs */
export async function lighthouseOnPhone(
  url: string,
  { executablePath, runs }: { executablePath: string; runs: number },
): Promise<Measurement> {
  const debuggingPort = await freePort();
  const args = [
    `--remote-debugging-port=${debuggingPort}`,
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
  const browser = await chromium.launch({ executablePath, args });
  try {
    const measurements: Measurement[] = [];
    for (let count = 0; count < runs; count += 1) {
      measurements.push(await runLighthouse(url, debuggingPort));
    }
    return summarise(measurements);
  } finally {
    await browser.close();
  }
}
