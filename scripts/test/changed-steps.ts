import { execFileSync } from 'node:child_process';
import {
  browserTests,
  build,
  images,
  integrationTests,
  readings,
  type Step,
  testsAlone,
  unitTests,
} from './commands.ts';
import { touchedBy } from './touched.ts';

/** Static checks, and the tests of what has changed since the last commit: about two minutes. */
export function changedSteps(): Step[] {
  const { integration, browser, needsBuild } = touchedBy(changedFiles());
  const paths = (folder: string, names: string[]) => names.map((name) => `tests/${folder}/${name}`);
  return [
    images,
    ...readings,
    unitTests('--changed', '--passWithNoTests'),
    ...(needsBuild ? [build] : []),
    ...(integration.length > 0 ? [integrationTests, testsAlone] : []).map((tests) =>
      tests(...paths('integration', integration)),
    ),
    ...(browser.length > 0 ? [browserTests('--project=desktop', ...paths('browser', browser))] : []),
  ];
}

function changedFiles(): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
  return [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')];
}
