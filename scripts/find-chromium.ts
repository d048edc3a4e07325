import { existsSync } from 'node:fs';
import path from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const fixed = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The Chromium or Chrome of this machine; CHROMIUM_PATH overrides. Null when there is none. */
export function findChromium(): string | null {
  const { CHROMIUM_PATH, PATH = '' } = process.env;
  const onPath = PATH.split(path.delimiter).flatMap((folder) => names.map((name) => path.join(folder, name)));
  return [CHROMIUM_PATH, ...onPath, ...fixed].find((file) => file && existsSync(file)) ?? null;
}
