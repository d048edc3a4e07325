import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { type Report, whyOf } from './report.ts';

/** Writes the report of a run to the file that TEST_REPORT names. */
export default class VitestReport implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    const report: Report = { passed: [], failed: [], errors: unhandledErrors.length };
    for (const module of modules) {
      const file = path.relative(process.cwd(), module.moduleId).replaceAll('\\', '/');
      const brokeOutside = [module, ...module.children.allSuites()].some((part) => part.errors().length > 0);
      if (brokeOutside) report.failed.push({ id: file, file, name: '' });
      for (const test of module.children.allTests()) {
        const name = test.fullName;
        // One file may run in several projects: in other time zones.
        const id = `${file} > ${name} (${module.project.name})`;
        const { state, errors = [] } = test.result();
        if (state === 'passed') report.passed.push(id);
        if (state === 'failed' && !brokeOutside)
          report.failed.push({ id, file, name, why: whyOf(errors.flatMap(saidOf)) });
      }
    }
    writeFileSync(process.env.TEST_REPORT ?? '', JSON.stringify(report));
  }
}

/** A random value's error holds the seed and the example, its cause what was wrong with it. */
const saidOf = ({ message, cause }: Said) => [message, (cause as Said | undefined)?.message];

type Said = { message: string; cause?: unknown };
