import { spawnSync } from 'node:child_process';
import { type AuditRun, auditVerdict } from './audit/verdict.ts';

// Asks the npm registry for known vulnerabilities of the locked dependencies. Exit code 0 for none, 1 for some, 2
// when the registry gave no answer.
const run = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8', shell: process.platform === 'win32' });
const { exitCode, text } = auditVerdict({
  output: run.stdout ?? '',
  failed: run.error !== undefined,
} satisfies AuditRun);
process.stdout.write(`${text}\n`);
process.exitCode = exitCode;
