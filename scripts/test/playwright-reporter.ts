import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, Suite } from '@playwright/test/reporter';
import { type Report, whyOf } from './report.ts';

/** Writes the report of a run to the file that TEST_REPORT names. */
export default class PlaywrightReport implements Reporter {
  private suite: Suite | undefined;
  private errors = 0;

  onBegin(_config: unknown, suite: Suite): void {
    this.suite = suite;
  }

  onError(): void {
    this.errors += 1;
  }

  onEnd(): void {
    const report: Report = { passed: [], failed: [], errors: this.errors };
    for (const test of this.suite?.allTests() ?? []) {
      const [, project = '', , ...titles] = test.titlePath();
      const file = path.relative(process.cwd(), test.location.file).replaceAll('\\', '/');
      const didNotRun = test.outcome() === 'skipped' && test.expectedStatus !== 'skipped';
      if (test.outcome() === 'expected') report.passed.push(test.id);
      else if (didNotRun || test.outcome() !== 'skipped') {
        const why = whyOf(test.results.flatMap(({ errors }) => errors.map(({ message }) => message)));
        report.failed.push({ id: test.id, file, name: `${titles.join(' › ')} (${project})`, why });
      }
    }
    writeFileSync(process.env.TEST_REPORT ?? '', JSON.stringify(report));
  }

  printsToStdio(): boolean {
    return false;
  }
}
