import { existsSync, readFileSync, rmSync } from 'node:fs';
import { runAndKeep } from '#scripts/run-and-keep.ts';
import type { Step } from './commands.ts';
import { countStep, joinReports, type Outcome, type Report, worthRepeating } from './report.ts';

export type StepResult = Outcome & { name: string; tail: string; seconds: number };

/** Runs a step, and its failed tests once more where the step supports that. */
export async function runStep(step: Step): Promise<StepResult> {
  const started = performance.now();
  process.stdout.write(`\n== ${step.name}\n`);
  const first = await runAndReport(step, step.args);
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
  const seconds = Math.round((performance.now() - started) / 1000);
  return { name: step.name, tail, seconds, ...countStep(first.ok, first.report, again) };
}

async function runAndReport(step: Step, args: string[]) {
  if (step.report) rmSync(step.report, { force: true });
  const environment = { ...process.env, TZ: 'UTC', TEST_REPORT: step.report };
  const { ok, tail } = await runAndKeep(args, environment);
  const written = step.report && existsSync(step.report);
  const report = written ? (JSON.parse(readFileSync(step.report ?? '', 'utf8')) as Report) : null;
  return { ok, tail, report };
}
