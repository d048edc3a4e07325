import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { runAndKeep } from './run-and-keep.ts';
import { ensureSystemPackages } from './system-packages.ts';

type Count = { passed: number; failed: number };
type Step = { name: string; args: string[]; environment?: Record<string, string>; report?: string };

const module = (name: string) => `node_modules/${name}`;
const vitest = (args: string[], report: string): string[] => [
  module('vitest/vitest.mjs'),
  'run',
  ...args,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
];
const zoneStep = (zone: string): Step => {
  const report = `.cache/tests/domain-${zone.replace('/', '-')}.json`;
  const args = vitest(['--project', 'unit', 'domain'], report);
  return { name: `Rules of the domain in ${zone}`, args, environment: { TZ: zone }, report };
};

const steps: Step[] = [
  { name: 'Images', args: ['scripts/images.ts'] },
  { name: 'Route types', args: [module('@react-router/dev/bin.cjs'), 'typegen'] },
  { name: 'Types', args: [module('typescript/bin/tsc')] },
  { name: 'Lint', args: [module('@biomejs/biome/bin/biome'), 'check', '.'] },
  { name: 'Unused code', args: [module('knip/bin/knip.js')] },
  {
    name: 'Unit tests',
    args: vitest(['--project', 'unit'], '.cache/tests/unit.json'),
    report: '.cache/tests/unit.json',
  },
  zoneStep('America/Los_Angeles'),
  zoneStep('Asia/Kolkata'),
  { name: 'Build', args: ['scripts/ensure-built.ts'] },
  {
    name: 'Integration tests',
    args: vitest(['--project', 'integration'], '.cache/tests/integration.json'),
    report: '.cache/tests/integration.json',
  },
  {
    name: 'Browser tests',
    args: [module('@playwright/test/cli.js'), 'test'],
    report: '.cache/tests/browser.json',
  },
];

/** Tests that a step counted itself, or the step as one check when it has no report. */
function countOf(step: Step, ok: boolean): Count {
  if (!step.report || !existsSync(step.report)) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
  const report = JSON.parse(readFileSync(step.report, 'utf8')) as {
    numPassedTests?: number;
    numFailedTests?: number;
    stats?: { expected: number; unexpected: number; flaky: number };
  };
  const passed = report.numPassedTests ?? report.stats?.expected ?? 0;
  const failed = report.numFailedTests ?? (report.stats ? report.stats.unexpected + report.stats.flaky : 0);
  return { passed, failed: !ok && failed === 0 ? 1 : failed };
}

try {
  ensureSystemPackages();
} catch (error) {
  process.stderr.write(`\n  ${error instanceof Error ? error.message : String(error)}\n\n`);
  process.exit(1);
}
rmSync('.cache/tests', { recursive: true, force: true });
mkdirSync('.cache/tests', { recursive: true });

const total: Count = { passed: 0, failed: 0 };
const broken: { name: string; tail: string }[] = [];
for (const step of steps) {
  process.stdout.write(`\n== ${step.name}\n`);
  const { ok, tail } = await runAndKeep(step.args, { ...process.env, TZ: 'UTC', ...step.environment });
  const { passed, failed } = countOf(step, ok);
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) broken.push({ name: step.name, tail });
}
// Once more, since the end of a long run is what people look at.
for (const { name, tail } of broken) process.stdout.write(`\n== Not right: ${name}\n${tail}\n`);
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exit(broken.length > 0 ? 1 : 0);
