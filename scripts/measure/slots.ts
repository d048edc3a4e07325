import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startFakeGoogle } from '#fakes/google/server.ts';
import { Visit } from '#scripts/demo/visit.ts';
import { freePort } from '#scripts/machine/free-port.ts';
import { startSiteProcess } from '#scripts/machine/site-process.ts';
import { comingTuesday } from './coming-tuesday.ts';
import { underLoad } from './load.ts';
import { median } from './summary.ts';

const load = { requests: 4_000, atOnce: 32 };
export const allowedRatio = 3;

const owner = { name: 'Owner', email: 'owner@example.com', password: 'a long passphrase' };
const client = { clientId: 'measure.apps.googleusercontent.com', clientSecret: 'measure-secret' };

/** How many times the median of a static file free times take, with a calendar that answers and with a slow one. */
export async function measureSlots(
  rounds: number,
  say: (line: string) => void,
): Promise<{ healthy: number; slow: number }> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'foreshore-measure-'));
  const port = await freePort();
  const redirectUris = [`http://localhost:${port}/api/auth/google/callback`];
  const google = await startFakeGoogle({ clients: [{ ...client, redirectUris }] });
  const site = await startSiteProcess({
    PORT: String(port),
    SITE_URL: `http://localhost:${port}`,
    DATA_DIR: dataDir,
    GOOGLE_BASE_URL: google.origin,
    GOOGLE_CLIENT_ID: client.clientId,
    GOOGLE_CLIENT_SECRET: client.clientSecret,
    CALENDAR_POLL_MS: '1000',
  });
  const slotsUrl = `${site.url}/api/calendar/slots/${comingTuesday()}`;
  const compare = async (title: string): Promise<number> => {
    const ratios: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const { medianMs: still } = await underLoad(`${site.url}/site.webmanifest`, load);
      const { medianMs: slots } = await underLoad(slotsUrl, load);
      ratios.push(slots / still);
      say(
        `  ${title}: static ${still.toFixed(2)} ms, slots ${slots.toFixed(2)} ms, ${(slots / still).toFixed(2)} times`,
      );
    }
    return median(ratios);
  };
  try {
    const visit = new Visit(site.url);
    await visit.createAccount(site.setupUrl ?? '', owner);
    await visit.connectCalendar();
    const healthy = await compare('calendar well');
    google.control.addFault({ kind: '*', latencyMs: 10_000, times: null });
    const slow = await compare('calendar slow');
    return { healthy, slow };
  } finally {
    await site.stop();
    await google.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
