import { existsSync, readFileSync, rmSync } from 'node:fs';
import { runAndKeep } from '#scripts/machine/run-and-keep.ts';
import type { Step } from './commands.ts';
import { memoryFolder } from './memory-folder.ts';
import { countStep, joinReports, type Outcome, type Report, worthRepeating } from './report.ts';

/** A step that has run once. */
export type Ran = { step: Step; ok: boolean; tail: string; report: Report | null; seconds: number };

const memory = memoryFolder();
// Read by the settings of both test runners.
const kept = memory ? { TEST_MEMORY: memory } : {};

export type StepResult = Outcome & { name: string; tail: string; seconds: number };

/** Runs a step once. */
export async function runStep(step: Step): Promise<Ran> {
  const started = performance.now();
  process.stdout.write(`\n== ${step.name}\n`);
  const ran = await runAndReport(step, step.args);
  return { step, ...ran, seconds: secondsSince(started) };
}

/** Runs the failed tests of a step once more where it supports that, and counts. Nothing else may run meanwhile. */
export async function repeatFailed({ step, seconds, ...first }: Ran): Promise<StepResult> {
  const started = performance.now();
  let { tail } = first;
  let again: Report | null = null;
  const repeated = first.report ? worthRepeating(first.report) : [];
  if (step.again && repeated.length > 0) {
    const reports: Report[] = [];
    for (const args of step.again(repeated)) {
      process.stdout.write(`\n== ${step.name}: what failed, once more and alone\n`);
      const { ok, report, tail: after } = await runAndReport(step, args);
      reports.push(report ?? { passed: [], failed: [], errors: ok ? 0 : 1 });
      if (!ok) tail = after;
    }
    again = joinReports(reports);
  }
  const counted = countStep(first.ok, first.report, again);
  return { name: step.name, tail, seconds: seconds + secondsSince(started), ...counted };
}

const secondsSince = (started: number) => Math.round((performance.now() - started) / 1000);

async function runAndReport(step: Step, args: string[]) {
  if (step.report) rmSync(step.report, { force: true });
  const environment = { ...process.env, ...kept, TZ: 'UTC', TEST_REPORT: step.report };
  const { ok, tail } = await runAndKeep(args, environment, { mark: `${step.name} | ` });
  const written = step.report && existsSync(step.report);
  const report = written ? (JSON.parse(readFileSync(step.report ?? '', 'utf8')) as Report) : null;
  return { ok, tail, report };
}
