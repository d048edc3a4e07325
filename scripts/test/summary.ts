import type { StepResult } from './run-step.ts';

/** The summary at the end of a run: failures, flaky tests, times, and the count as last line. */
export function summary(results: readonly StepResult[]): string {
  const broken = results
    .filter(({ failed }) => failed > 0)
    .map(({ name, tail }) => `\n== Not right: ${name}\n${tail}\n`);
  const flaky = results.flatMap((result) => result.flaky);
  const list = flaky.map(({ file, name, why }) => `  ${file}${name && ` > ${name}`}\n${indented(why)}`);
  const flakyPart =
    flaky.length > 0 ? [`\n== Flaky: passed only when run again, alone. Mend these first.\n`, ...list] : [];
  const times = results.map(({ name, seconds }) => `${name} ${seconds} s`).join(', ');
  const sum = (count: (result: StepResult) => number) =>
    results.reduce((total, one) => total + count(one), 0);
  const last = `${sum(({ passed }) => passed)} passed, ${sum(({ failed }) => failed)} failed\n`;
  return [...broken, `\n${times}\n`, ...flakyPart, `\n${last}`].join('');
}

/** Why it failed at first, below its name: what was random is gone otherwise. */
const indented = (why = '') => (why === '' ? '' : `${why.replace(/^/gm, '      ')}\n`);
