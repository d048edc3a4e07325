import { z } from 'zod';

/** The output of `npm audit --json`, and whether it could be run at all. */
export type AuditRun = { output: string; failed: boolean };

const advisory = z.object({
  name: z.string(),
  severity: z.string(),
  range: z.string().optional(),
  fixAvailable: z.union([z.boolean(), z.looseObject({ name: z.string(), version: z.string() })]).optional(),
});

/** The report of npm 7 and later. @see https://docs.npmjs.com/cli/commands/npm-audit */
const reportSchema = z.object({
  auditReportVersion: z.number(),
  vulnerabilities: z.record(z.string(), advisory),
  metadata: z.object({ dependencies: z.object({ total: z.number().int().min(1) }) }),
});

/**
 * The verdict about the dependencies with its exit code. Only a complete report counts as an answer: a registry
 * that refuses, is silent or sends something else never means "all is well".
 */
export function auditVerdict({ output, failed }: AuditRun): { exitCode: 0 | 1 | 2; text: string } {
  const report = failed ? undefined : reportSchema.safeParse(parsed(output)).data;
  if (!report) {
    const text =
      'Not known: the registry that npm uses gave no audit report, so nothing was checked. Try again, or run this where npm reaches a registry with advisories (npm config get registry).';
    return { exitCode: 2, text };
  }
  const found = Object.values(report.vulnerabilities);
  const total = report.metadata.dependencies.total;
  if (found.length === 0) return { exitCode: 0, text: `No known faults in ${total} packages.` };
  const lines = found.map(({ name, severity, range, fixAvailable }) => {
    const fix = fixAvailable ? 'a version without it exists' : 'no version without it yet';
    return `  ${severity}: ${name}${range ? ` ${range}` : ''} (${fix})`;
  });
  return {
    exitCode: 1,
    text: [`Known faults in ${found.length} of ${total} packages:`, ...lines].join('\n'),
  };
}

function parsed(output: string): unknown {
  try {
    return JSON.parse(output);
  } catch {
    return undefined;
  }
}
