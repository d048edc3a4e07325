import { writeFileSync } from 'node:fs';
import type { TestName } from './report.ts';

/** The folder for the reports of a run. */
export const reportFolder = '.cache/tests';

/** One step of the run: its arguments for Node, and how its failed tests are run again, alone. */
export type Step = {
  name: string;
  args: string[];
  /** Names of the steps that must have ended before: what they make is needed, or the machine. */
  after?: string[];
  /** File of the report, for steps that count their tests. */
  report?: string;
  again?: (failed: readonly TestName[]) => string[][];
};

const module = (name: string) => `node_modules/${name}`;

const vitest = (...args: string[]): string[] => [
  module('vitest/vitest.mjs'),
  'run',
  '--reporter=default',
  '--reporter=./scripts/test/vitest-reporter.ts',
  ...args,
];

const playwright = (...args: string[]): string[] => [
  module('@playwright/test/cli.js'),
  'test',
  '--reporter=list,./scripts/test/playwright-reporter.ts',
  ...args,
];

export const images: Step = { name: 'Images', args: ['scripts/images.ts'] };
export const build: Step = { name: 'Build', args: ['scripts/ensure-built.ts'], after: ['Images'] };

const folders = ['app', 'art', 'content', 'domain', 'fakes', 'server', 'scripts', 'tests'];
const checker = (name: string, after: string[], ...args: string[]): Step => ({ name, args, after });

/** The static checks. */
export const readings: Step[] = [
  checker('Route types', [], module('@react-router/dev/bin.cjs'), 'typegen'),
  checker('Lint', ['Route types'], module('@biomejs/biome/bin/biome'), 'check', '.'),
  checker('Types', ['Images', 'Lint'], module('typescript/bin/tsc')),
  checker('Floors', ['Types'], module('dependency-cruiser/bin/dependency-cruiser.mjs'), ...folders),
  checker('Unused code', ['Floors'], module('knip/bin/knip.js')),
];

export const unitTests = (...args: string[]): Step => ({
  name: 'Unit tests',
  args: vitest('--project', 'unit*', ...args),
  after: ['Unused code'],
  report: `${reportFolder}/unit.json`,
  again: vitestAgain('unit*'),
});

/** Beside the browser tests: both wait for something most of the time, and two cores are enough for both. */
export const integrationTests = (...args: string[]): Step => ({
  name: 'Integration tests',
  args: vitest('--project', 'integration', '--passWithNoTests', ...args),
  after: ['Build', 'Unit tests'],
  report: `${reportFolder}/integration.json`,
  again: vitestAgain('integration*'),
});

/** Those that measure, or keep every core busy on purpose. */
export const testsAlone = (...args: string[]): Step => ({
  name: 'Tests that need the machine',
  args: vitest('--project', 'integration-alone', '--passWithNoTests', ...args),
  after: ['Integration tests', 'Browser tests'],
  report: `${reportFolder}/alone.json`,
  again: vitestAgain('integration*'),
});

export const browserTests = (...args: string[]): Step => ({
  name: 'Browser tests',
  args: playwright(...args),
  after: ['Build'],
  report: `${reportFolder}/browser.json`,
  again: playwrightAgain,
});

/** One command for each file, with its failed tests only. */
function vitestAgain(projects: string) {
  return (failed: readonly TestName[]): string[][] =>
    [...Map.groupBy(failed, ({ file }) => file)].map(([file, tests]) => {
      const whole = tests.some(({ name }) => name === '');
      const args = ['--project', projects, file];
      return vitest(...args, ...(whole ? [] : ['-t', namePattern(tests.map(({ name }) => name))]));
    });
}

/** Matches full test names, whether suites are separated by a space or by ' > '. */
export function namePattern(names: readonly string[]): string {
  const escaped = names.map((name) =>
    name
      .split(' > ')
      .map((part) => RegExp.escape(part))
      .join('(?: >)? '),
  );
  return `(?:${escaped.join('|')})$`;
}

/** One command with one worker, which records traces: the first run does without, since they cost a fifth of it. */
function playwrightAgain(failed: readonly TestName[]): string[][] {
  const list = `${reportFolder}/browser-failed.json`;
  writeFileSync(list, JSON.stringify({ status: 'failed', failedTests: failed.map(({ id }) => id) }));
  const again = ['--last-failed', '--last-failed-file', list, '--workers=1', '--trace=retain-on-failure'];
  return [playwright(...again)];
}
