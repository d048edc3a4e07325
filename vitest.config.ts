import { defineConfig } from 'vitest/config';
import { originConstant } from './scripts/site-origin.ts';

// Whatever measures time or memory, or keeps every core busy on purpose, has the machine to itself.
const alone = 'tests/integration/**/*.alone.test.ts';
const integration = {
  globalSetup: ['tests/setup/postgres.ts'],
  testTimeout: 300_000,
  hookTimeout: 300_000,
};

export default defineConfig({
  define: originConstant,
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{app,art,content,domain,server,scripts}/**/*.test.{ts,tsx}'],
        },
      },
      {
        extends: true,
        test: {
          ...integration,
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          exclude: [alone],
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          ...integration,
          name: 'integration-alone',
          include: [alone],
          fileParallelism: false,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
