import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { type Report, whyOf } from './report.ts';

/** Writes the report of a run to the file that TEST_REPORT names. */
export default class VitestReport implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    const strayFrom = unhandledErrors.map(fileOf);
    const report: Report = { passed: [], failed: [], errors: strayFrom.filter((file) => !file).length };
    for (const module of modules) {
      const file = pathOf(module.moduleId);
      const strayed = unhandledErrors.filter((_, index) => strayFrom[index] === file) as Said[];
      const outside = [module, ...module.children.allSuites()].flatMap((part) => part.errors());
      const brokeOutside = outside.length + strayed.length > 0;
      const why = () => whyOf([...outside, ...strayed].flatMap(saidOf));
      if (brokeOutside) report.failed.push({ id: file, file, name: '', why: why() });
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

const pathOf = (file: string) => path.relative(process.cwd(), file).replaceAll('\\', '/');

/** The file during which an error came up that no test awaited: like any other failure, it may be one of the machine. */
const fileOf = (error: unknown) => {
  const { VITEST_TEST_PATH: file } = error as { VITEST_TEST_PATH?: string };
  return file && pathOf(file);
};

/** A random value's error holds the seed and the example, its cause what was wrong with it. */
const saidOf = ({ message, cause }: Said) => [message, (cause as Said | undefined)?.message];

type Said = { message: string; cause?: unknown };
