import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { originConstant } from './scripts/site-origin.ts';

const unitFiles = '{app,art,content,domain,server,scripts}/**/*.test.{ts,tsx}';
/** Tests that replace modules or globals: each file has a process of its own, all others share two. */
const replacingAmong = (files: string) =>
  globSync(files).filter((file) =>
    /\bvi\.(mock|doMock|stubGlobal|stubEnv|resetModules)\(/.test(readFileSync(file, 'utf8')),
  );
const replacing = replacingAmong(unitFiles);
/** How long a test may take is no matter of theirs: a busy machine stands still for seconds. */
const testTimeout = 300_000;
const unit = { include: [unitFiles], exclude: replacing, isolate: false, maxWorkers: 2, testTimeout };
/** The rules of the domain hold wherever the server stands: they run in two more time zones. */
const zones = { 'Los Angeles': 'America/Los_Angeles', Kolkata: 'Asia/Kolkata' };

// Whatever measures time or memory, or keeps every core busy on purpose, has the machine to itself.
const integrationFiles = 'tests/integration/**/*.test.ts';
const alone = ['tests/integration/**/*.alone.test.ts', ...replacingAmong(integrationFiles)];
const { TEST_MEMORY } = process.env;
const integration = {
  // Stores lie in memory in a whole run; PostgreSQL's, which nobody removes one by one, on the disk.
  env: TEST_MEMORY ? { TMPDIR: TEST_MEMORY } : {},
  globalSetup: ['tests/setup/postgres.ts'],
  setupFiles: ['tests/setup/built-figures.ts'],
  testTimeout,
  hookTimeout: testTimeout,
};

export default defineConfig({
  define: originConstant,
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    // As visitors have it: React's development build takes three times as long for each page and email.
    env: { NODE_ENV: 'production' },
    // Most of what tests make is gone at once: with room for it, little is ever looked at by the collector.
    execArgv: ['--max-semi-space-size=64'],
    projects: [
      {
        extends: true,
        test: { ...unit, name: 'unit' },
      },
      {
        extends: true,
        test: { ...unit, name: 'unit-replacing', include: replacing, exclude: [], isolate: true },
      },
      ...Object.entries(zones).map(([place, TZ]) => ({
        extends: true as const,
        test: { ...unit, name: `unit in ${place}`, include: ['domain/**/*.test.ts'], env: { TZ } },
      })),
      {
        extends: true,
        test: {
          ...integration,
          name: 'integration',
          include: [integrationFiles],
          exclude: alone,
          isolate: false,
          // Beside as many of the browser tests, two cores have no idle moment (decision 0205).
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          ...integration,
          name: 'integration-alone',
          include: alone,
          fileParallelism: false,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
