import { spawnSync } from 'node:child_process';
import { type AuditRun, auditVerdict } from './audit/verdict.ts';

// Asks the registry that npm is set up with for known faults of the locked dependencies, and says so when it gets no
// answer: exit code 0 for none, 1 for some, 2 for not known.
const run = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8', shell: process.platform === 'win32' });
const { exitCode, text } = auditVerdict({
  output: run.stdout ?? '',
  failed: run.error !== undefined,
} satisfies AuditRun);
process.stdout.write(`${text}\n`);
process.exitCode = exitCode;
