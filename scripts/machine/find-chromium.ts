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
  return existing([process.env.CHROMIUM_PATH, ...onPath(names), ...fixed]);
}

/** Chromium’s headless shell, which takes about half the processor time; null when there is none. */
export function findHeadlessShell(): string | null {
  return existing([process.env.CHROMIUM_PATH, ...onPath(['chromium-headless-shell'])]);
}

function onPath(programs: readonly string[]): string[] {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders.flatMap((folder) => programs.map((name) => path.join(folder, name)));
}

const existing = (files: ReadonlyArray<string | undefined>) =>
  files.find((file) => file && existsSync(file)) ?? null;
