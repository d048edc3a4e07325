import { mkdirSync, rmSync } from 'node:fs';
import { ensureSystemPackages } from './machine/system-packages.ts';
import { changedSteps } from './test/changed-steps.ts';
import {
  browserTests,
  build,
  images,
  integrationTests,
  readings,
  reportFolder,
  type Step,
  testsAlone,
  unitTests,
} from './test/commands.ts';
import { runPlan } from './test/run-plan.ts';
import { repeatFailed, runStep, type StepResult } from './test/run-step.ts';
import { summary } from './test/summary.ts';

/** The whole run. */
const all: Step[] = [
  images,
  ...readings,
  unitTests(),
  build,
  browserTests(),
  integrationTests(),
  testsAlone(),
];

try {
  ensureSystemPackages();
} catch (error) {
  process.stderr.write(`\n  ${error instanceof Error ? error.message : String(error)}\n\n`);
  process.exit(1);
}
rmSync(reportFolder, { recursive: true, force: true });
mkdirSync(reportFolder, { recursive: true });

const steps = process.argv.includes('--changed') ? changedSteps() : all;
const results: StepResult[] = [];
for (const ran of await runPlan(steps, runStep)) results.push(await repeatFailed(ran));
process.stdout.write(summary(results));
process.exit(results.some(({ failed }) => failed > 0) ? 1 : 0);
