import { stripVTControlCharacters } from 'node:util';

/**
 * A test by its file and name; without a name, a file that failed outside its tests and is run again as a whole.
 */
export type TestName = { id: string; file: string; name: string; why?: string };

/** So much of why a test failed is kept: a random value's seed and example stand at the beginning. */
const longestWhy = 1500;

/** What was said of a failure, without colours. */
export const whyOf = (messages: readonly (string | undefined)[]): string =>
  stripVTControlCharacters(messages.filter(Boolean).join('\n')).trim().slice(0, longestWhy);

/** A failure as vitest tells it. A random value's error holds the seed and the example, its cause what was wrong with it. */
export type Said = { message: string; cause?: unknown; VITEST_TEST_PATH?: string };

export const saidOf = ({ message, cause }: Said): (string | undefined)[] => [
  message,
  (cause as Said | undefined)?.message,
];

/**
 * Errors that no test awaited, by the file during which each came up: a failure of that file, which may be one of the
 * machine like any other.
 * @param files paths of the files that ran, as vitest has them
 * @returns those of no such file under an empty path
 */
export const straysOf = (errors: readonly Said[], files: ReadonlySet<string>): Map<string, Said[]> =>
  Map.groupBy(errors, ({ VITEST_TEST_PATH: file = '' }) => (files.has(file) ? file : ''));

/** The report that the reporters of both test runners write. */
export type Report = {
  /** Ids of the tests that passed. */
  passed: string[];
  /** Tests that failed, and those that could not run because of an earlier failure. */
  failed: TestName[];
  /** Errors that belong to no test. */
  errors: number;
};

export type Outcome = { passed: number; failed: number; flaky: TestName[] };

/** With more failures than this it is not bad luck: running each again would only take long. */
export const mostRepeated = 20;

/** The tests to run a second time, alone. */
export function worthRepeating({ failed }: Report): TestName[] {
  return failed.length <= mostRepeated ? failed : [];
}

/**
 * Counts a step of the run.
 * @param ok whether its program succeeded
 * @param first its report; null for a step that is one check, or whose program failed before it could report
 * @param again the report of the second run of the failed tests, as far as there was one
 */
export function countStep(ok: boolean, first: Report | null, again: Report | null = null): Outcome {
  if (!first) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, flaky: [] };
  const passed = new Set([...first.passed, ...(again?.passed ?? [])]);
  const flaky = again ? first.failed.filter((test) => mended(test, again)) : [];
  const errors = first.errors + (again?.errors ?? 0);
  const failed = first.failed.length - flaky.length + errors;
  const brokeSilently = !ok && first.failed.length === 0 && errors === 0;
  return { passed: passed.size, failed: brokeSilently ? 1 : failed, flaky };
}

function mended({ id, file, name }: TestName, again: Report): boolean {
  if (name) return again.passed.includes(id);
  return (
    again.passed.some((one) => one.startsWith(`${file} > `)) && !again.failed.some((one) => one.file === file)
  );
}

/** Merges the reports of files that were run again one by one. */
export function joinReports(reports: readonly Report[]): Report {
  return {
    passed: reports.flatMap(({ passed }) => passed),
    failed: reports.flatMap(({ failed }) => failed),
    errors: reports.reduce((sum, { errors }) => sum + errors, 0),
  };
}
