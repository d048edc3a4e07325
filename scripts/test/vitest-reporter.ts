import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { type Report, type Said, saidOf, straysOf, whyOf } from './report.ts';

/** Writes the report of a run to the file that TEST_REPORT names. */
export default class VitestReport implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly Said[]): void {
    const strays = straysOf(unhandledErrors, new Set(modules.map(({ moduleId }) => moduleId)));
    const report: Report = { passed: [], failed: [], errors: strays.get('')?.length ?? 0 };
    for (const module of modules) {
      const file = path.relative(process.cwd(), module.moduleId).replaceAll('\\', '/');
      const outside = [
        ...[module, ...module.children.allSuites()].flatMap((part) => part.errors()),
        ...(strays.get(module.moduleId) ?? []),
      ];
      const brokeOutside = outside.length > 0;
      if (brokeOutside) report.failed.push({ id: file, file, name: '', why: whyOf(outside.flatMap(saidOf)) });
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
